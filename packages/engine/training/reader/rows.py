"""Reads labelled rows: JSON lines, or the short form that most are written in.

    = trade
    ? requirement
    @ name of the post that the next lines stand under
    + a line that shows it     ~ one that shows a part of it     - one that does not
    +c certificates   +e education   +k skills   +s summary   +o other   +l languages; without a letter it is work
"""
import gzip, json

VERDICTS = {'+': 'met', '~': 'partly', '-': 'no'}
SECTIONS = {'': 'experience', 'c': 'certificates', 'e': 'education', 'k': 'skills', 's': 'summary', 'o': 'other', 'l': 'languages'}


def read_rows(file):
    with (gzip.open(file, 'rt') if file.endswith('.gz') else open(file)) as lines:
        told = [line.strip() for line in lines if line.strip()]
    return list(short_rows(told)) if file.endswith('.txt') else [json.loads(line) for line in told]


def short_rows(lines):
    trade = requirement = title = None
    for line in lines:
        mark, _, text = line.partition(' ')
        if mark == '=':
            trade, requirement, title = text, None, None
        elif mark == '?':
            requirement, title = text, None
        elif mark == '@':
            title = text or None
        else:
            section = SECTIONS[mark[1:]]
            yield {'trade': trade, 'requirement': requirement, 'section': section, 'title': title if section == 'experience' else None, 'line': text, 'verdict': VERDICTS[mark[0]], 'kind': 'broad'}

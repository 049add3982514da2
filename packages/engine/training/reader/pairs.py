"""Makes the unlabelled pairs that the reader learns from its teachers by: requirements beside lines that might show them.

Usage: pairs.py CVS.jsonl.gz ADS.csv.gz OUT.jsonl.gz ROWS...

For each requirement of the labelled rows (those for testing left out) and for sentences of adverts: the lines of CVs that share the
rarest words with it, some by chance, and lines written for other requirements of the same trade.
"""
import collections, csv, gzip, io, json, math, random, re, sys
from parts import part_of
from rows import read_rows

HEADINGS = {'experience': 'experience', 'work history': 'experience', 'professional experience': 'experience', 'summary': 'summary', 'professional summary': 'summary',
            'executive summary': 'summary', 'highlights': 'skills', 'skills': 'skills', 'core qualifications': 'skills', 'qualifications': 'skills', 'education': 'education',
            'education and training': 'education', 'certifications': 'certificates', 'languages': 'languages', 'accomplishments': 'other', 'additional information': 'other',
            'professional profile': 'summary', 'career overview': 'summary', 'areas of expertise': 'skills', 'technical skills': 'skills'}


def words(text):
    return [w for w in re.findall(r'[a-z0-9+#]+', text.lower()) if len(w) > 2]


def lines_of(cv):
    section, title, before = 'other', None, ''
    for line in (l.strip() for l in cv['text'].split('\n')[1:]):
        heading = HEADINGS.get(line.lower())
        if heading:
            section, title = heading, None
        elif section == 'experience' and re.search(r'\b(19|20)\d\d\b', line) and 'Company Name' in line:
            title = before if 0 < len(before) < 60 else None
        elif 18 <= len(line) <= 300 and 'Company Name' not in line:
            yield {'section': section, 'title': title if section == 'experience' else None, 'line': line}
        before = line


def advert_sentences(file, wanted):
    found = []
    for row in csv.DictReader(io.TextIOWrapper(gzip.open(file), 'utf-8', errors='replace')):
        for line in re.split(r'\n|(?<=[.;])\s', row['Job Description']):
            line = line.strip(' -•·*\t')
            if 15 < len(line) < 130 and re.search(r'experience|ability|skill|knowledge|degree|years|proficien|familiar|understanding|certif', line, re.I):
                found.append({'trade': row['Job Title'], 'requirement': line})
    return random.sample(found, min(wanted, len(found)))


def main():
    cvs, ads, out, *files = sys.argv[1:]
    random.seed(7)
    rows = [r for name in files for r in read_rows(name) if part_of(r) == 'train']
    pool, index, counts = [], collections.defaultdict(list), collections.Counter()
    for cv in map(json.loads, gzip.open(cvs, 'rt')):
        if part_of({'cv': cv['id']}) != 'train':
            continue
        for line in random.sample(found := list(lines_of(cv)), min(30, len(found))):
            for word in set(words(line['line'])):
                index[word].append(len(pool)), counts.update([word])
            pool.append(line)
    by_trade, asked = collections.defaultdict(list), {}
    for r in rows:
        by_trade[r['trade']].append({k: r[k] for k in ('section', 'title', 'line')})
        asked[r['requirement']] = r['trade']
    requirements = [{'trade': t, 'requirement': r} for r, t in asked.items()] + advert_sentences(ads, 1500)
    known = {(r['requirement'], r['line']) for r in rows}
    with gzip.open(out, 'wt') as target:
        total = 0
        for r in requirements:
            scores = collections.Counter()
            for word in set(words(r['requirement'])):
                weight = math.log(len(pool) / (1 + counts[word]))
                if weight > 3:
                    for at in index[word]:
                        scores[at] += weight / math.log(6 + len(pool[at]['line']))
            near = [pool[at] for at, _ in scores.most_common(24)]
            chosen = random.sample(near, min(9, len(near))) + random.sample(pool, 3)
            chosen += random.sample(by_trade[r['trade']], min(7, len(by_trade[r['trade']])))
            for line in chosen:
                if (r['requirement'], line['line']) not in known:
                    target.write(json.dumps({'requirement': r['requirement'], **line}) + '\n')
                    total += 1
        print(len(pool), 'lines,', len(requirements), 'requirements,', total, 'pairs')


if __name__ == '__main__':
    main()

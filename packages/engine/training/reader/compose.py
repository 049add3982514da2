"""Compound requirements, made of two plain ones of one trade: a line that shows both meets "a and b", a line that shows one of them a part of it;
either meets "a or b". Labelled compounds are few, and the reader was weakest there.
"""
import random, re

JOINED = re.compile(r'\b(and|or|including|with|plus)\b|[,;:()]|\d', re.I)


def lower_first(text):
    first = text.split()[0]
    return text if first.isupper() or any(c.isupper() for c in first[1:]) else text[0].lower() + text[1:]


def compound_rows(rows, seed=17, each=3):
    chance = random.Random(seed)
    trades = {}
    for row in rows:
        if not row.get('cv') and row['kind'] not in ('years', 'level', 'language', 'credential') and not JOINED.search(row['requirement']) and 1 <= len(row['requirement'].split()) <= 8:
            trades.setdefault(row['trade'].lower(), {}).setdefault(row['requirement'], []).append(row)
    made = []
    for asked in trades.values():
        names = [n for n, own in asked.items() if any(r['verdict'] == 'met' and r['section'] == 'experience' for r in own)]
        for first in names:
            for second in chance.sample([n for n in names if n != first], min(each, len(names) - 1)):
                met = {n: [r for r in asked[n] if r['verdict'] == 'met' and r['section'] == 'experience'] for n in (first, second)}
                a, b = chance.choice(met[first]), chance.choice(met[second])
                both, either = f'{first} and {lower_first(second)}', f'{first} or {lower_first(second)}'
                new = lambda requirement, row, verdict, kind='compound', line=None: made.append(
                    {'trade': row['trade'], 'requirement': requirement, 'section': row['section'], 'title': row['title'], 'line': line or row['line'], 'verdict': verdict, 'kind': kind})
                new(both, a, 'met', line=a['line'].rstrip('.') + chance.choice(['; ', '. ', ', and ']) + (b['line'] if chance.random() < .5 else lower_first(b['line'])))
                new(both, chance.choice([a, b]), 'partly')
                new(either, chance.choice([a, b]), 'met')
                wrong = [r for r in asked[first] + asked[second] if r['verdict'] == 'no' and r['kind'] in ('negation', 'wish', 'homonym', 'others', 'near', 'unrelated')]
                if wrong:
                    new(chance.choice([both, either]), chance.choice(wrong), 'no')
    return made

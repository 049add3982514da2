"""Pairs from ESCO and O*NET for the reader to learn the words of trades by, before it learns to judge lines.

Usage: domain.py DATA_DIR OUT.jsonl.gz

Other names of one skill are met; another skill that shares words is not. A product meets its kind and "or similar", not another product's name.
Derived from ESCO (European Commission) and the O*NET 29.2 Database (USDOL/ETA, CC BY 4.0), modified.
"""
import collections, csv, gzip, json, random, re, sys

WAYS = ['{}', '{}', '{}', 'Able to {}', 'Experience: {}']
USED = ['Used {} every day', '{} for all of the work', 'Worked in {}', 'Main user of {} in a team of six', 'Ran reports and records in {}', '{}, 2017 to 2023', 'Trained new starters on {}']


def words(text):
    return {w for w in re.findall(r'[a-z]+', text.lower()) if len(w) > 3}


def read(file, delimiter):
    return csv.DictReader(gzip.open(file, 'rt', encoding='utf-8'), delimiter=delimiter)


def past(text):
    verb, *rest = text.split()
    end = 'd' if verb.endswith('e') else 'ied' if re.search('[^aeiou]y$', verb) else 'ed'
    return ' '.join([(verb[:-1] if end == 'ied' else verb) + end, *rest]).capitalize()


def skill_pairs(data, chance):
    # In this file the preferred label often stands in another skill's row; the other names of a row belong together.
    named = [[a for a in r['altLabels'].split('\n') if a] for r in read(f'{data}/esco/skills.csv.gz', ',')]
    skills = [(names[0], names[1:]) for names in named if len(names) > 1]
    firsts = collections.Counter(name.split()[0] for names in named for name in names)
    is_verb = lambda text: firsts[text.split()[0]] >= 12 and not re.search('(s|ing|al|ic|er|or|ed)$', text.split()[0])
    index = collections.defaultdict(list)
    for at, (label, _) in enumerate(skills):
        for word in words(label):
            index[word].append(at)
    for at, (label, others) in enumerate(skills):
        if not others:
            continue
        done = lambda text: past(text) if is_verb(text) and chance.random() < .7 else text.capitalize()
        for _ in range(3):
            asked, line = chance.sample([label, *others], 2)
            yield chance.choice(WAYS).format(asked), 'experience', None, done(line), 'met'
        near = [i for w in words(label) for i in index[w] if i != at and len(index[w]) < 60]
        for _ in range(3 if near else 0):
            other = skills[chance.choice(near)]
            if words(other[0]) - words(label):
                yield chance.choice(WAYS).format(chance.choice([label, *others])), 'experience', None, done(chance.choice([other[0], *other[1]])), 'no'
        other = chance.choice(skills)
        yield label, 'experience', None, done(chance.choice([other[0], *other[1]])), 'no'


def product_pairs(data, chance):
    kinds = collections.defaultdict(set)
    for r in read(f'{data}/onet/technology-skills.tsv.gz', '\t'):
        kinds[r['Commodity Title']].add(r['Example'])
    names = sorted(kinds)
    for kind in names:
        products = sorted(kinds[kind])
        for product in chance.sample(products, min(40, len(products))):
            told = chance.choice(USED)
            yield kind, 'experience', None, told.format(product), 'met'
            yield product, 'experience', None, told.format(product), 'met'
            yield product, 'skills', None, ', '.join(chance.sample(products, min(3, len(products))) + [product]), 'partly'
            far = chance.choice(sorted(kinds[chance.choice(names)]))
            yield kind, 'experience', None, told.format(far), 'no' if far not in kinds[kind] else 'met'
            others = [p for p in products if not words(p) & words(product)]
            if others:
                other = chance.choice(others)
                yield product, 'experience', None, told.format(other), 'no'
                yield f'{product} or similar', 'experience', None, told.format(other), 'met'
                yield f'{product} or {other}', 'experience', None, told.format(chance.choice([product, other])), 'met'
                yield f'{product} and {other}', 'experience', None, told.format(product), 'partly'


def post_pairs(data, chance):
    posts = [(r['ISCOGROUPCODE'], r['PREFERREDLABEL'], [a for a in r['ALTLABELS'].split('\n') if a], r['DESCRIPTION'].split('. ')[0]) for r in read(f'{data}/esco/occupations.csv.gz', ',')]
    for group, label, others, told in posts:
        asked = chance.choice([label, *others])
        other = chance.choice(posts)
        yield f'Experience as a {asked}', 'experience', chance.choice([label, *others]).capitalize(), told, 'met'
        if other[0][:2] != group[:2]:
            yield f'Experience as a {asked}', 'experience', other[1].capitalize(), other[3], 'no'


def task_pairs(data, chance):
    """Tasks of an occupation are its work; those of one from quite another field are not."""
    named = collections.defaultdict(list)
    for r in read(f'{data}/onet/alternate-titles.tsv.gz', '\t'):
        named[r['O*NET-SOC Code']].append(r['Alternate Title'])
    titles = {r['O*NET-SOC Code']: r['Title'] for r in read(f'{data}/onet/occupation-data.tsv.gz', '\t')}
    codes = sorted(titles)
    for task in read(f'{data}/onet/task-statements.tsv.gz', '\t'):
        code, line = task['O*NET-SOC Code'], task['Task'].rstrip('.')
        asked = lambda of: f"Experience as a {chance.choice([titles[of], *named[of]])}"
        yield asked(code), 'experience', None, line, 'met'
        other = chance.choice(codes)
        if other[:2] != code[:2]:
            yield asked(other), 'experience', None, line, 'no'


def main():
    data, out = sys.argv[1:]
    chance = random.Random(23)
    found = [dict(zip(('requirement', 'section', 'title', 'line', 'verdict'), p)) for make in (skill_pairs, product_pairs, post_pairs, task_pairs) for p in make(data, chance)]
    chance.shuffle(found)
    with gzip.open(out, 'wt') as target:
        for row in found:
            target.write(json.dumps(row) + '\n')
    print(len(found), collections.Counter(r['verdict'] for r in found))


if __name__ == '__main__':
    main()

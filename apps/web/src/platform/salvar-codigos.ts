import { salvarArquivo } from './salvar-arquivo.ts'

/** SEG-07 */
export const salvarCodigos = (texto: string): void =>
  salvarArquivo(new Blob([texto], { type: 'text/plain' }), 'codigos-de-recuperacao.txt')

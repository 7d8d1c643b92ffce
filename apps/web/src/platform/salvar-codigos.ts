import { salvarArquivo } from './salvar-arquivo.ts'

export const salvarCodigos = (texto: string): void =>
  salvarArquivo(new Blob([texto], { type: 'text/plain' }), 'codigos-de-recuperacao.txt')

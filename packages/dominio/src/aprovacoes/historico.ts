import { MOTIVOS_DE_RECUSA, type MotivoDeRecusa } from './situacoes.ts'

const FRASES: Record<string, string> = {
  PEDIR: 'Pediu',
  PEDIR_DE_NOVO: 'Pediu de novo',
  SEPARADA: 'Pôs de lado',
  VOLTOU: 'Voltou a esperar',
  LEMBRETE: 'Quem pode decidir foi lembrado',
  ESCALADA: 'Levada a todos os que podem decidir',
  APROVADA_EM_PARTE: 'Aprovou em parte',
  APROVADA: 'Aprovou',
  APROVADA_OUTRA: 'Aprovou com outra proposta',
  RECUSADA: 'Recusou',
  EXPIRADA: 'Venceu sem decisão',
  RETIRADA: 'Retirada',
}

/** One line of what happened to an approval. */
export function fraseDoHistorico(acao: string, dados: Record<string, unknown> | null): string {
  const texto = (chave: string) => (typeof dados?.[chave] === 'string' ? dados[chave] : null)
  const recusa = texto('motivoDeRecusa')
  const ditos = [
    recusa && MOTIVOS_DE_RECUSA[recusa as MotivoDeRecusa],
    texto('motivo') ?? texto('anotacao') ?? texto('mensagem'),
    texto('emNomeDe') && `no lugar de ${texto('emNomeDe')}`,
  ].filter(Boolean)
  return [FRASES[acao] ?? acao, ...ditos].join(': ')
}

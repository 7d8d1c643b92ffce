import type { Nota } from '@balcao/dominio/avaliacoes/regras'

/** What customers say of each grade; most say nothing. */
export const COMENTARIOS: Record<Nota, readonly string[]> = {
  1: ['Precisei ligar três vezes para alguém me responder.', 'O produto certo não chegou até hoje.'],
  2: ['Demorou demais para resolverem.', 'Resolveram, mas ninguém avisou do prazo da coleta.'],
  3: ['Resolveu, mas podia ter sido mais rápido.', 'Tive de mandar as fotos duas vezes.'],
  4: ['Bom atendimento, só a coleta atrasou um dia.', 'Responderam rápido.'],
  5: [
    'Atendimento excelente, resolvido no mesmo dia!',
    'Muito atenciosos, obrigado.',
    'Tudo certo, recomendo.',
  ],
}

/** Drawn from: customers who answer are mostly content. */
export const NOTAS_SORTEADAS: readonly Nota[] = [5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1]

import type { campoAdicional } from '@balcao/api/src/features/cadastros/nucleo/tabelas.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'

type Campo = Pick<typeof campoAdicional.$inferInsert, 'rotulo' | 'tipo'> &
  Partial<Pick<typeof campoAdicional.$inferInsert, 'obrigatorio' | 'tamanho' | 'opcoes'>>

/** CAD-10 What each demo business asks of a customer beyond what everybody asks. */
export const CAMPOS_ADICIONAIS: Record<NegocioDemo, readonly Campo[]> = {
  aurora: [
    {
      rotulo: 'Melhor período para entrega',
      tipo: 'LISTA',
      obrigatorio: true,
      opcoes: ['Manhã', 'Tarde', 'Qualquer horário'],
    },
    { rotulo: 'Número de checkouts', tipo: 'NUMERO' },
    { rotulo: 'Data de inauguração da loja', tipo: 'DATA' },
    { rotulo: 'Recebe mercadoria paletizada', tipo: 'SIM_NAO' },
    { rotulo: 'Ponto de referência', tipo: 'TEXTO', tamanho: 60 },
  ],
  boreal: [
    { rotulo: 'Vende pela internet', tipo: 'SIM_NAO', obrigatorio: true },
    {
      rotulo: 'Porte da obra ou da loja',
      tipo: 'LISTA',
      opcoes: ['Pequeno', 'Médio', 'Grande'],
    },
    { rotulo: 'Área de vendas (m²)', tipo: 'NUMERO' },
    { rotulo: 'Cliente de outra distribuidora desde', tipo: 'DATA' },
    { rotulo: 'Instruções para o motorista', tipo: 'TEXTO', tamanho: 100 },
  ],
}

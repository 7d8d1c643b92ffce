import type { AcaoDaAutomacao } from '@balcao/dominio/automacoes/acoes'
import type { Automacao } from '@balcao/dominio/automacoes/campos'
import type { Se } from '@balcao/dominio/automacoes/condicoes'
import { criarAutomacao } from '@balcao/dominio/automacoes/contratos'
import type { Quando } from '@balcao/dominio/automacoes/quando'
import type * as z from 'zod/mini'

export const ESQUEMA = criarAutomacao.corpo
export type Dados = z.output<typeof ESQUEMA>

export type Campos = {
  nome: string
  quando: Quando
  tempo: number | null
  se: Se
  entao: AcaoDaAutomacao[]
  ativa: boolean
}

export const ACAO_VAZIA: AcaoDaAutomacao = {
  tipo: 'ENCAMINHAR',
  operador: null,
  setor: null,
  resposta: null,
  etiqueta: null,
  quem: null,
  pessoas: [],
}

const SEM_CONDICOES: Se = { tipos: [], motivos: [], clientes: [], setores: [], filiais: [], etiquetas: [] }

export const camposDe = (base: Automacao | null): Campos => ({
  nome: base?.nome ?? '',
  quando: base?.quando ?? 'ABERTO',
  tempo: base?.tempo ?? null,
  se: base?.se ?? SEM_CONDICOES,
  entao: base?.entao ?? [ACAO_VAZIA],
  ativa: base?.ativa ?? false,
})

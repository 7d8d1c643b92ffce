import { type CampanhaDetalhada, criarCampanha } from '@balcao/dominio/campanhas/contratos'
import { somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDaCampanha } from '@balcao/dominio/precos/campanha'
import * as z from 'zod/mini'

export const esquema = z.object(criarCampanha.corpo.shape)
export type Campos = z.input<typeof esquema>

const DIAS = 30

/** What each kind of benefit begins with. */
export const BENEFICIO_VAZIO: Readonly<Record<TipoDaCampanha, Campos['beneficio']>> = {
  PERCENTUAL: { tipo: 'PERCENTUAL', faixas: [{ de: 0, percentual: '' }], porFaixa: false },
  PRECO: { tipo: 'PRECO', preco: '', minimo: '' },
  LEVE_PAGUE: { tipo: 'LEVE_PAGUE', leve: '', pague: '' },
  BRINDE: { tipo: 'BRINDE', leve: '', ganhe: 1, idProd: null },
  FRETE: { tipo: 'FRETE', minimo: '' },
}

export const novaCampanha = (hoje: string): Campos => ({
  nome: '',
  inicio: hoje,
  fim: somarDias(hoje, DIAS),
  filiais: [],
  tabelas: [],
  atividades: [],
  classificacoes: [],
  clientes: [],
  produtos: [],
  marcas: [],
  categorias: [],
  beneficio: BENEFICIO_VAZIO.PERCENTUAL,
  prioridade: 100,
  combinaCom: ['CUPOM'],
  verba: null,
  limite: null,
  limitePorCliente: null,
  quemPaga: 'PROPRIA',
  moveConta: false,
})

/** The same for a time to come: what it was used for is of the other. */
export const copiaDe = ({ digitada }: CampanhaDetalhada, hoje: string): Campos => ({
  ...digitada,
  nome: `${digitada.nome} (cópia)`,
  inicio: hoje,
  fim: somarDias(hoje, DIAS),
})

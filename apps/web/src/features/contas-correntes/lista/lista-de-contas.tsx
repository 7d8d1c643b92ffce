import { CAMPOS_DA_CONTA } from '@balcao/dominio/contas-correntes/campos'
import { CANAL_DAS_CONTAS } from '@balcao/dominio/contas-correntes/canais'
import { listarContas } from '@balcao/dominio/contas-correntes/contratos'
import { ESTADOS_DA_CONTA, type EstadoDaConta } from '@balcao/dominio/contas-correntes/saldo'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { celulaDeDinheiro } from '../../../platform/listas/celula-de-dinheiro.ts'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { type Atalho, descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../../ui/tema/tons.ts'

const TOM: Record<EstadoDaConta, Tom> = {
  FOLGADA: 'verde',
  PERTO: 'amarelo',
  ESTOURADA: 'vermelho',
  INATIVA: 'neutro',
}

export function EtiquetaDaConta({ estado }: { estado: EstadoDaConta }) {
  return <Etiqueta tom={TOM[estado]}>{ESTADOS_DA_CONTA[estado]}</Etiqueta>
}

const leitura = filtrosDeLista(listarContas.query)
type Filtros = ReturnType<typeof leitura.ler>
const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }

/** GES-08 */
export const LISTA_DE_CONTAS = descreverLista({
  nome: 'contas-correntes',
  titulo: PAGINAS['/contas-correntes'],
  nomes: { um: 'conta corrente', varios: 'contas correntes', genero: 'a' },
  contrato: listarContas,
  leitura,
  colunas: (contexto) =>
    colunasDosCampos(
      CAMPOS_DA_CONTA,
      contexto,
      { estado: { celula: ({ estado }) => <EtiquetaDaConta estado={estado} /> } },
      celulaDeDinheiro,
    ),
  filtros: [
    ...filtrosDosCampos(CAMPOS_DA_CONTA),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DA_CONTA) },
  ],
  atalhos: {
    rotulo: 'Situação das contas',
    itens: (): Atalho<Filtros>[] => [
      { nome: 'Todas', filtros: {} },
      { nome: 'Perto do limite', filtros: { estado: ['PERTO'] } },
      { nome: 'Estouradas', filtros: { estado: ['ESTOURADA'] } },
    ],
  },
  caminhavel: true,
  enderecoDe: ({ id }) => `/contas-correntes/${id}`,
  abrir: 'CONTA_CORRENTE_VER',
  nomeDe: ({ titular }) => `conta de ${titular}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma conta corrente',
          texto: 'Quem vende só tem limite no que dá depois de aberta a conta, em Abrir conta.',
        },
  useAoVivo() {
    useReleituraAoVivo([CANAL_DAS_CONTAS])
    return SEM_NOVIDADE
  },
})

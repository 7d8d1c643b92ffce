import { canalDasAgendas } from '@balcao/dominio/agendas/canais'
import { CAMPOS_DA_EQUIPE } from '@balcao/dominio/equipe-do-dia/campos'
import { exportarEquipeDoDia, listarEquipeDoDia } from '@balcao/dominio/equipe-do-dia/contratos'
import { MAIOR_PERIODO_DIAS } from '@balcao/dominio/equipe-do-dia/indicadores'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { CANAL_DE_PEDIDOS } from '@balcao/dominio/pedidos/canais'
import { lazy, useEffect, useEffectEvent } from 'react'
import { descreverLista } from '../../platform/listas/descricao.ts'
import { useReler } from '../../platform/releitura.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../seletores/filtros-dos-campos.ts'
import { colunasDaEquipe } from './colunas.tsx'
import { FILTROS_DA_EQUIPE } from './filtros-da-equipe.ts'

const QuadroDaEquipe = lazy(async () => ({
  default: (await import('./quadro-da-equipe.tsx')).QuadroDaEquipe,
}))

const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }
const UM_MINUTO_MS = 60_000
/** What no channel tells of: attendances, quotes and calls of others. */
const SEM_CANAL = { muda: ['atendimentos', 'orcamentos'] } as const

/** GES-05 The team's day, as it happens. */
export const LISTA_DA_EQUIPE = descreverLista({
  nome: 'equipe-do-dia',
  titulo: PAGINAS['/acompanhamentos'],
  nomes: { um: 'pessoa', varios: 'pessoas', genero: 'a' },
  contrato: listarEquipeDoDia,
  leitura: FILTROS_DA_EQUIPE,
  colunas: colunasDaEquipe,
  quadro: { Figura: QuadroDaEquipe, altura: { base: 497, sm: 288 } },
  filtros: [
    ...filtrosDosCampos(CAMPOS_DA_EQUIPE, {
      dtIni: {
        tipo: 'periodo',
        rotulo: 'Dia',
        rotuloDoCampo: 'Dias',
        de: 'dtIni',
        ate: 'dtFim',
        limiteDias: () => MAIOR_PERIODO_DIAS - 1,
      },
    }),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DA_EQUIPE) },
  ],
  nomeDe: ({ nome }) => nome,
  exportar: exportarEquipeDoDia,
  vazio: () => undefined,
  useAoVivo() {
    const { pode, colaborador } = useSessao()
    const reler = useReler(SEM_CANAL)
    useReleituraAoVivo([CANAL_DE_PEDIDOS, canalDasAgendas(pode('AGENDA_DE_TODOS'), colaborador.id)])
    const aCadaMinuto = useEffectEvent(() => {
      if (document.visibilityState === 'visible') void reler()
    })
    useEffect(() => {
      const tique = setInterval(() => aCadaMinuto(), UM_MINUTO_MS)
      return () => clearInterval(tique)
    }, [])
    return SEM_NOVIDADE
  },
})

import { resumirEquipeDoDia, type TotaisDaEquipe } from '@balcao/dominio/equipe-do-dia/contratos'
import { INDICADORES, type Indicador } from '@balcao/dominio/equipe-do-dia/indicadores'
import { formatarContagem, plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Skeleton } from '@mantine/core'
import { useContext } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import type { QuadroProps } from '../../platform/listas/descricao.ts'
import { Funil } from '../../ui/figuras/funil.tsx'
import { AbrirIndicador } from './abrir-indicador.ts'
import { porcento } from './colunas.tsx'
import type { FiltrosDaEquipe } from './filtros-da-equipe.ts'

const DA_PAGINA = ['orderBy', 'direction', 'page', 'take']

/** GES-05 The whole team's day at one look; each figure opens in its rows. */
export function QuadroDaEquipe({ query, altura }: QuadroProps<FiltrosDaEquipe>) {
  const semPagina = Object.fromEntries(Object.entries(query).filter(([campo]) => !DA_PAGINA.includes(campo)))
  const consulta = useConsulta(resumirEquipeDoDia, { query: semPagina })
  const dinheiro = useFormatoDeDinheiro()
  const abrir = useContext(AbrirIndicador)
  return (
    <AreaDaConsulta consulta={consulta} esqueleto={<Skeleton h={altura} />}>
      {({ de, ate, criterio, pessoas, totais }) => {
        const quando = de === ate ? formatarData(de) : `${formatarData(de)} a ${formatarData(ate)}`
        const figuras = figurasDe(totais, dinheiro)
        return (
          <Funil
            titulo={`${quando}, ${plural(pessoas, 'pessoa', 'pessoas')}`}
            descricao={`${criterio} Vendido ${dinheiro(totais.vlPedidos)}${
              totais.meta === null
                ? ''
                : `, ${porcento(totais.percentual)} da meta de ${dinheiro(totais.meta)}`
            }.`}
            degraus={figuras
              .filter(({ noFunil }) => noFunil)
              .map(({ indicador, valor, detalhe }) => ({
                chave: indicador,
                nome: INDICADORES[indicador],
                valor,
                texto: formatarContagem(valor),
                detalhe,
                aoEscolher: () => abrir({ indicador }),
              }))}
            aoLado={figuras
              .filter(({ noFunil }) => !noFunil)
              .map(({ indicador, valor }) => ({
                chave: indicador,
                nome: INDICADORES[indicador],
                texto: formatarContagem(valor),
                aoEscolher: () => abrir({ indicador }),
              }))}
            tabela={{
              titulos: ['Indicador', 'Quantos', 'Detalhe'],
              linhas: figuras.map(({ indicador, valor, detalhe }) => [
                INDICADORES[indicador],
                formatarContagem(valor),
                detalhe,
              ]),
            }}
          />
        )
      }}
    </AreaDaConsulta>
  )
}

type FiguraDoDia = { indicador: Indicador; valor: number; detalhe: string; noFunil?: true }

const figurasDe = (totais: TotaisDaEquipe, dinheiro: (valor: number) => string): FiguraDoDia[] => [
  { indicador: 'ATENDIMENTOS', valor: totais.atendimentos, detalhe: '', noFunil: true },
  {
    indicador: 'ORCAMENTOS',
    valor: totais.orcamentos,
    detalhe: dinheiro(totais.vlOrcamentos),
    noFunil: true,
  },
  {
    indicador: 'PEDIDOS',
    valor: totais.pedidos,
    detalhe: `${dinheiro(totais.vlPedidos)}, conversão ${porcento(totais.conversao)}`,
    noFunil: true,
  },
  { indicador: 'POSITIVADOS', valor: totais.positivados, detalhe: '', noFunil: true },
  { indicador: 'LIGACOES', valor: totais.ligacoes, detalhe: '' },
  { indicador: 'RETIDOS', valor: totais.retidos, detalhe: '' },
  { indicador: 'RECUSADOS', valor: totais.recusados, detalhe: '' },
  { indicador: 'PREVISTAS', valor: totais.previstas, detalhe: '' },
  { indicador: 'FEITAS', valor: totais.feitas, detalhe: '' },
]

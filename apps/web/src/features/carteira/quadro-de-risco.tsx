import { resumirCarteira } from '@balcao/dominio/carteira/contratos'
import {
  ESTADOS_DA_CARTEIRA,
  type EstadoNaCarteira,
  EXPLICACAO_DO_ESTADO,
} from '@balcao/dominio/carteira/risco'
import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { Skeleton } from '@mantine/core'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import type { QuadroProps } from '../../platform/listas/descricao.ts'
import { ColunasClicaveis } from '../../ui/figuras/colunas-clicaveis.tsx'
import { TOM_DO_ESTADO } from './etiqueta-do-estado.tsx'
import type { FiltrosDaCarteira } from './filtros-da-carteira.ts'

const DA_PAGINA = ['estado', 'orderBy', 'direction', 'page', 'take']

/** GES-06 The portfolio by risk at one look; pressing one narrows the list to it. */
export function QuadroDeRisco({ filtros, query, mudar, altura }: QuadroProps<FiltrosDaCarteira>) {
  const semEstado = Object.fromEntries(Object.entries(query).filter(([campo]) => !DA_PAGINA.includes(campo)))
  const consulta = useConsulta(resumirCarteira, { query: semEstado })
  const dinheiro = useFormatoDeDinheiro()
  const escolhidos = filtros.estado ?? []
  const alternar = (estado: EstadoNaCarteira) =>
    mudar({
      estado: escolhidos.includes(estado)
        ? escolhidos.filter((outro) => outro !== estado)
        : [...escolhidos, estado],
    })
  return (
    <AreaDaConsulta consulta={consulta} esqueleto={<Skeleton h={altura} />}>
      {({ itens }) => (
        <ColunasClicaveis
          titulo="Carteira por risco"
          colunas={itens.map(({ estado, clientes }) => ({
            chave: estado,
            nome: ESTADOS_DA_CARTEIRA[estado],
            explicacao: EXPLICACAO_DO_ESTADO[estado],
            valor: clientes,
            texto: formatarContagem(clientes),
            tom: TOM_DO_ESTADO[estado],
            escolhida: escolhidos.includes(estado),
            aoEscolher: () => alternar(estado),
          }))}
          tabela={{
            titulos: ['Risco', 'Clientes', 'Compravam em um ano'],
            linhas: itens.map(({ estado, clientes, valor }) => [
              ESTADOS_DA_CARTEIRA[estado],
              formatarContagem(clientes),
              dinheiro(valor),
            ]),
          }}
        />
      )}
    </AreaDaConsulta>
  )
}

import { resumirObjetivos } from '@balcao/dominio/objetivos/contratos'
import { dizerMes } from '@balcao/dominio/objetivos/progresso'
import { Skeleton } from '@mantine/core'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import type { QuadroProps } from '../../platform/listas/descricao.ts'
import { BarrasDeProgresso } from '../../ui/figuras/barras-de-progresso.tsx'
import {
  dizerPercentual,
  nomeDoObjetivo,
  projetado,
  TOM_DA_SITUACAO,
  useFormatoDoObjetivo,
} from './valor-do-objetivo.ts'

const DA_PAGINA = ['orderBy', 'direction', 'page', 'take']

/** GES-01 The month at one look: who is how far, and where each is going. */
export function QuadroDeObjetivos({ query, altura }: QuadroProps<object>) {
  const semPagina = Object.fromEntries(Object.entries(query).filter(([campo]) => !DA_PAGINA.includes(campo)))
  const consulta = useConsulta(resumirObjetivos, { query: semPagina })
  const dizer = useFormatoDoObjetivo()
  return (
    <AreaDaConsulta consulta={consulta} esqueleto={<Skeleton h={altura} />}>
      {({ mes, criterio, itens }) =>
        itens.length > 0 && (
          <BarrasDeProgresso
            titulo={`Progresso de ${dizerMes(mes)}`}
            descricao={`${criterio} O traço é a meta; o círculo, a projeção.`}
            barras={itens.map((item) => ({
              chave: item.id,
              nome: item.alvo,
              detalhe: nomeDoObjetivo(item),
              percentual: item.percentual,
              projetado: projetado(item),
              texto: dizerPercentual(item.percentual),
              tom: TOM_DA_SITUACAO[item.situacao],
            }))}
            tabela={{
              titulos: ['De quem', 'Meta', 'Alcançado', '% da meta', 'Falta', 'Projeção'],
              linhas: itens.map((item) => [
                `${item.alvo}: ${nomeDoObjetivo(item)}`,
                dizer(item.tipo, item.meta),
                dizer(item.tipo, item.alcancado),
                dizerPercentual(item.percentual),
                dizer(item.tipo, item.falta),
                dizer(item.tipo, item.projecao),
              ]),
            }}
          />
        )
      }
    </AreaDaConsulta>
  )
}

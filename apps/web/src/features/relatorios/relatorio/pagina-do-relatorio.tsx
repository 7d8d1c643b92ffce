import { listarParametrosDoRelatorio } from '@balcao/dominio/relatorios/contratos'
import { Skeleton } from '@mantine/core'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import estilos from './relatorio.module.css'
import { RelatorioAberto } from './relatorio-aberto.tsx'
import { RelatorioNaoEncontrado } from './relatorio-nao-encontrado.tsx'
import { Trilha } from './trilha.tsx'
import type { EnderecoDoRelatorio } from './valores-do-endereco.ts'

type PaginaDoRelatorioProps = EnderecoDoRelatorio & { idRelatorio: number }

const NAO_ENCONTRADO = 404

/** REL-01 */
export function PaginaDoRelatorio({ idRelatorio, ...endereco }: PaginaDoRelatorioProps) {
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    listarParametrosDoRelatorio,
    { params: { idRelatorio } },
    { mostradoNaArea: true },
  )
  const titulo = data?.relatorio.titulo
  useTituloProprio(titulo)
  if (error?.status === NAO_ENCONTRADO) return <RelatorioNaoEncontrado />
  return (
    <div className={estilos.pagina}>
      <Trilha titulo={titulo ?? 'Relatório'} />
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error && mensagemDoErro(error)}
        temDados={data !== undefined}
        aoTentarNovamente={refetch}
        esqueleto={<Esqueleto />}
      >
        {data && <RelatorioAberto {...endereco} relatorio={data.relatorio} filtros={data.itens} />}
      </AreaDeDados>
    </div>
  )
}

function Esqueleto() {
  return (
    <div className={estilos.aberto} aria-hidden>
      <Skeleton height={44} width="40%" />
      <Skeleton height={160} radius={8} />
    </div>
  )
}

import { listarParametrosDoRelatorio } from '@balcao/dominio/relatorios/contratos'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import estilos from './relatorio.module.css'
import { RelatorioAberto } from './relatorio-aberto.tsx'
import { RelatorioNaoEncontrado } from './relatorio-nao-encontrado.tsx'
import type { ComEndereco } from './valores-do-endereco.ts'

type PaginaDoRelatorioProps = ComEndereco & { idRelatorio: number }

/** REL-01 */
export function PaginaDoRelatorio({ idRelatorio, ...endereco }: PaginaDoRelatorioProps) {
  const consulta = useConsulta(
    listarParametrosDoRelatorio,
    { params: { idRelatorio } },
    { mostradoNaArea: true },
  )
  const titulo = consulta.data?.relatorio.titulo
  useTituloProprio(titulo)
  if (consulta.error?.status === 404) return <RelatorioNaoEncontrado />
  return (
    <div className={estilos.pagina}>
      <Trilha titulo={titulo ?? 'Relatório'} />
      <AreaDaConsulta consulta={consulta} esqueleto={<Esqueleto />}>
        {({ relatorio, itens }) => <RelatorioAberto {...endereco} relatorio={relatorio} filtros={itens} />}
      </AreaDaConsulta>
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

/** REL-01 The way back, up to 'Início'. */
function Trilha({ titulo }: { titulo: string }) {
  return (
    <nav aria-label="Você está em" className={estilos.trilha}>
      <ol>
        <li>
          <Link to="/home">Início</Link>
        </li>
        <li>
          <Link to="/relatorios">Relatórios</Link>
        </li>
        <li aria-current="page">{titulo}</li>
      </ol>
    </nav>
  )
}

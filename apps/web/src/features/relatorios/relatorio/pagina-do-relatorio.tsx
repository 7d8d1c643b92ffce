import { listarParametrosDoRelatorio } from '@balcao/dominio/relatorios/contratos'
import { Skeleton, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { Trilha } from '../../../ui/pagina/trilha.tsx'
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
    <Stack>
      <Trilha
        acima={[
          <Link key="inicio" to="/home">
            Início
          </Link>,
          <Link key="relatorios" to="/relatorios">
            Relatórios
          </Link>,
        ]}
        aqui={titulo ?? 'Relatório'}
      />
      <AreaDaConsulta consulta={consulta} esqueleto={<Esqueleto />}>
        {({ relatorio, itens }) => <RelatorioAberto {...endereco} relatorio={relatorio} filtros={itens} />}
      </AreaDaConsulta>
    </Stack>
  )
}

function Esqueleto() {
  return (
    <Stack aria-hidden>
      <Skeleton height={44} width="40%" />
      <Skeleton height={160} radius={8} />
    </Stack>
  )
}

import { listarParametrosDoRelatorio } from '@balcao/dominio/relatorios/contratos'
import { Skeleton, Stack } from '@mantine/core'
import { IconReportOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { Trilha } from '../../../ui/pagina/trilha.tsx'
import { RelatorioAberto } from './relatorio-aberto.tsx'
import type { ComEndereco } from './valores-do-endereco.ts'

type PaginaDoRelatorioProps = ComEndereco & { idRelatorio: number }

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
            Home
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

/** One that was turned off looks the same too. */
export function RelatorioNaoEncontrado() {
  return (
    <FichaNaoEncontrada
      icone={<IconReportOff size={40} stroke={1.5} aria-hidden />}
      titulo="Relatório não encontrado"
      descricao="Ele pode ter sido desligado ou você pode não ter acesso a ele."
      saida={{ rota: '/relatorios', texto: 'Ver os relatórios' }}
    />
  )
}

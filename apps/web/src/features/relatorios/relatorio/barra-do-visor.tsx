import { FORMATOS_DO_RELATORIO } from '@balcao/dominio/relatorios/contratos'
import { Button, Menu } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconDownload,
  IconExternalLink,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconRefresh,
} from '@tabler/icons-react'
import estilos from './relatorio.module.css'
import type { Geracao } from './use-geracao.ts'

// A spreadsheet is what most want: it has a button of its own.
const OUTROS = { csv: IconFileTypeCsv, pdf: IconFileTypePdf }
const FORMATOS = Object.entries(OUTROS) as [keyof typeof OUTROS, typeof IconFileTypePdf][]

type BarraDoVisorProps = {
  geracao: Pick<Geracao, 'gerando' | 'baixando' | 'abrirEmNovaAba' | 'baixar'>
  titulo: string
  aoAtualizar: () => void
  recolhido: boolean
  aoRecolher: (recolhido: boolean) => void
}

export function BarraDoVisor(props: BarraDoVisorProps) {
  const { geracao, titulo, aoAtualizar, recolhido, aoRecolher } = props
  const { gerando, baixando, abrirEmNovaAba, baixar } = geracao
  return (
    <div className={estilos.barra} role="toolbar" aria-label="Relatório gerado">
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        aria-expanded={!recolhido}
        onClick={() => aoRecolher(!recolhido)}
      >
        {recolhido ? 'Mudar filtros' : 'Recolher filtros'}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={gerando}
        onClick={aoAtualizar}
      >
        Atualizar
      </Button>
      <Button
        variant="default"
        leftSection={<IconExternalLink size={16} aria-hidden />}
        onClick={abrirEmNovaAba}
      >
        Nova aba
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        loading={baixando}
        onClick={() => baixar('xlsx', titulo)}
      >
        {FORMATOS_DO_RELATORIO.xlsx.nome}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={baixando}>
            Baixar
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMATOS.map(([formato, Icone]) => (
            <Menu.Item
              key={formato}
              leftSection={<Icone size={16} aria-hidden />}
              onClick={() => baixar(formato, titulo)}
            >
              {FORMATOS_DO_RELATORIO[formato].nome}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { FORMATOS_DE_EXPORTACAO, type FormatoDeExportacao } from '@balcao/dominio/listas/exportacao'
import { Button, Menu, Paper, Progress } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { BotaoDeMenu } from '../../../ui/listas/botao-de-menu.tsx'
import type { ProgressoDoDownload } from '../../api.ts'
import estilos from './exportar.module.css'

const ICONES = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv }
const FORMATOS = Object.entries(FORMATOS_DE_EXPORTACAO) as [FormatoDeExportacao, { nome: string }][]

type MenuDeExportacaoProps = {
  /** 'Exportar' */
  nome: string
  comNome?: boolean
  ocupado: boolean
  aoExportar: (formato: FormatoDeExportacao) => void
}

export function MenuDeExportacao({ nome, comNome = false, ocupado, aoExportar }: MenuDeExportacaoProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <BotaoDeMenu
          Icone={IconDownload}
          nome={nome}
          comNome={comNome}
          disabled={ocupado}
          title={nome}
          data-recolhe
        />
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATOS.map(([formato, { nome: doFormato }]) => {
          const Icone = ICONES[formato]
          return (
            <Menu.Item
              key={formato}
              leftSection={<Icone size={16} aria-hidden />}
              onClick={() => aoExportar(formato)}
            >
              {doFormato}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

const UM_MEGA = 1_048_576
const UM_KILO = 1024

function tamanho(bytes: number): string {
  if (bytes >= UM_MEGA) return `${formatarContagem(bytes / UM_MEGA)} MB`
  return `${formatarContagem(Math.round(bytes / UM_KILO))} KB`
}

function descrever({ bytes, linhas, total }: ProgressoDoDownload, nome: string): string {
  if (bytes === 0) return 'Preparando a exportação…'
  const partes = [
    total !== null && linhas === null && `${formatarContagem(total)} ${nome}`,
    total !== null &&
      linhas !== null &&
      `${formatarContagem(Math.min(linhas, total))} de ${formatarContagem(total)} ${nome}`,
    tamanho(bytes),
  ]
  return `Exportando: ${partes.filter(Boolean).join(' · ')}`
}

/** How much has arrived: by rows where they can be counted, otherwise only that it goes on. */
export function ProgressoDaExportacao(props: {
  progresso: ProgressoDoDownload
  /** What is exported: 'tickets'. */
  nome: string
  aoCancelar: () => void
}) {
  const { linhas, total } = props.progresso
  const texto = descrever(props.progresso, props.nome)
  const porcento = linhas !== null && total ? Math.min(100, Math.round((linhas / total) * 100)) : null
  return (
    <Paper component="section" className={estilos.progresso} aria-label="Exportação">
      <span>{texto}</span>
      <Progress
        value={porcento ?? 100}
        animated={porcento === null}
        striped={porcento === null}
        aria-label="Andamento da exportação"
        aria-valuetext={texto}
      />
      <Button size="compact-sm" variant="default" onClick={props.aoCancelar}>
        Cancelar
      </Button>
    </Paper>
  )
}

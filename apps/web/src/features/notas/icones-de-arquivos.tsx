import type { NotaFiscalDaLista } from '@balcao/dominio/notas/contratos'
import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconFileCode, IconFileTypePdf, IconTruckDelivery } from '@tabler/icons-react'
import type { RastreioDaNota } from './nota.ts'
import type { ArquivosDaNota } from './use-arquivos-da-nota.ts'

type IconesDeArquivosProps = {
  nota: NotaFiscalDaLista
  arquivos: Pick<ArquivosDaNota, 'baixar' | 'danfeDe' | 'xmlDe'>
  aoRastrear: (rastreio: RastreioDaNota) => void
}

/** API-08, DOC-04 In a row, where there is no room for words. */
export function IconesDeArquivos({ nota, arquivos, aoRastrear }: IconesDeArquivosProps) {
  const { baixar, danfeDe, xmlDe } = arquivos
  const { id, numNf, rastreio } = nota
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label="DANFE (PDF)">
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={`DANFE da nota ${numNf}`}
          loading={danfeDe === id}
          onClick={() => baixar('danfe', nota)}
        >
          <IconFileTypePdf size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="XML">
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={`XML da nota ${numNf}`}
          loading={xmlDe === id}
          onClick={() => baixar('xml', nota)}
        >
          <IconFileCode size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {rastreio && (
        <Tooltip label="Rastreio">
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`Rastreio da nota ${numNf}`}
            onClick={() => aoRastrear({ ...rastreio, numNf })}
          >
            <IconTruckDelivery size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  )
}

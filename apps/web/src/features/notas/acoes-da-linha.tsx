import type { NotaFiscalDaLista } from '@balcao/dominio/notas/contratos'
import { ActionIcon, Group, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconFileCode,
  IconFileTypePdf,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { RastreioDaNota } from './nota.ts'
import type { ArquivosDaNota } from './use-arquivos-da-nota.ts'

type AcoesDaLinhaProps = {
  nota: NotaFiscalDaLista
  arquivos: Pick<ArquivosDaNota, 'baixar' | 'danfeDe' | 'xmlDe'>
  aoRastrear: (rastreio: RastreioDaNota) => void
  aoDevolver: ((nota: NotaFiscalDaLista) => void) | undefined
  aoTrocar: ((nota: NotaFiscalDaLista) => void) | undefined
}

/** API-08, DOC-04, MES-07, GES-04 In a row, where there is no room for words. */
export function AcoesDaLinha({ nota, arquivos, aoRastrear, aoDevolver, aoTrocar }: AcoesDaLinhaProps) {
  const { baixar, danfeDe, xmlDe } = arquivos
  const { id, numNf, rastreio } = nota
  return (
    <Group gap={0} wrap="nowrap">
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
      {aoDevolver && (
        <Tooltip label="Devolver">
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`Devolver a nota ${numNf}`}
            onClick={() => aoDevolver(nota)}
          >
            <IconArrowBackUp size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {aoTrocar && (
        <Tooltip label="Trocar">
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`Trocar a nota ${numNf}`}
            onClick={() => aoTrocar(nota)}
          >
            <IconArrowsExchange size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  )
}

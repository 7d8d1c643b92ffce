import { obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconFileCode,
  IconFileTypePdf,
  IconPlus,
  IconTicket,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { FilialDaCoisa } from '../../platform/parametros.ts'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { AvisoDoDownload } from './aviso-do-download.tsx'
import { ConteudoDaNota } from './conteudo-da-nota.tsx'
import { DialogoDoRastreio } from './dialogo-do-rastreio.tsx'
import type { NotaAberta } from './nota.ts'
import { useArquivosDaNota } from './use-arquivos-da-nota.ts'

type DialogoDaNotaProps = {
  /** Null is closed. */
  idNota: number | null
  aoFechar: () => void
  /** Absent where the person may not open tickets. */
  aoAbrirTicket?: ((nota: NotaAberta) => void) | undefined
  /** MES-07 Absent where the person may not return it. */
  aoDevolver?: ((nota: NotaAberta) => void) | undefined
  /** GES-04 Absent where the person may not ask for an exchange. */
  aoTrocar?: ((nota: NotaAberta) => void) | undefined
  /** Absent where the person may not see tickets. */
  aoVerTickets?: ((nota: NotaAberta) => void) | undefined
}

/** DOC-04 An invoice, to read, print and act on. */
export function DialogoDaNota({ idNota, aoFechar, ...acoes }: DialogoDaNotaProps) {
  return (
    <DialogoDaFicha aberto={idNota !== null} titulo="Nota fiscal" aoFechar={aoFechar}>
      {idNota !== null && <Nota idNota={idNota} {...acoes} />}
    </DialogoDaFicha>
  )
}

type NotaProps = Omit<DialogoDaNotaProps, 'idNota' | 'aoFechar'> & { idNota: number }

function Nota({ idNota, ...acoes }: NotaProps) {
  const consulta = useConsulta(obterNotaFiscal, { params: { id: idNota } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(nota) => (
        <FilialDaCoisa value={nota.filial.idFil}>
          <ConteudoDaNota nota={nota} />
          <AcoesDaNota nota={nota} {...acoes} />
        </FilialDaCoisa>
      )}
    </AreaDaConsulta>
  )
}

type AcoesDaNotaProps = Omit<NotaProps, 'idNota'> & { nota: NotaAberta }

function AcoesDaNota({ nota, aoAbrirTicket, aoDevolver, aoTrocar, aoVerTickets }: AcoesDaNotaProps) {
  const { baixar, danfeDe, xmlDe, falha, dispensarFalha } = useArquivosDaNota()
  const [rastreando, setRastreando] = useState(false)
  const rastreio = nota.rastreio && { ...nota.rastreio, numNf: nota.numNf }
  return (
    <PeDaFicha>
      {rastreio && (
        <Button
          variant="default"
          leftSection={<IconTruckDelivery size={16} aria-hidden />}
          onClick={() => setRastreando(true)}
        >
          Rastreio
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        loading={danfeDe !== null}
        onClick={() => baixar('danfe', nota)}
      >
        DANFE (PDF)
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileCode size={16} aria-hidden />}
        loading={xmlDe !== null}
        onClick={() => baixar('xml', nota)}
      >
        XML
      </Button>
      {aoVerTickets && (
        <Button
          variant="default"
          leftSection={<IconTicket size={16} aria-hidden />}
          onClick={() => aoVerTickets(nota)}
        >
          Ver tickets desta nota
        </Button>
      )}
      {aoDevolver && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => aoDevolver(nota)}
        >
          Devolver
        </Button>
      )}
      {aoTrocar && (
        <Button
          variant="default"
          leftSection={<IconArrowsExchange size={16} aria-hidden />}
          onClick={() => aoTrocar(nota)}
        >
          Trocar
        </Button>
      )}
      {aoAbrirTicket && (
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => aoAbrirTicket(nota)}>
          Abrir ticket
        </Button>
      )}
      <AvisoDoDownload falha={falha} aoFechar={dispensarFalha} />
      <DialogoDoRastreio rastreio={rastreando ? rastreio : null} aoFechar={() => setRastreando(false)} />
    </PeDaFicha>
  )
}

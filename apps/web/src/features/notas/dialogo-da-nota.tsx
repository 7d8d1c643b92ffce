import type { RespostaDe } from '@balcao/dominio/contrato'
import { obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { Button, Modal } from '@mantine/core'
import { IconFileCode, IconFileTypePdf, IconPlus, IconTicket } from '@tabler/icons-react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useConsulta } from '../../platform/consultas.ts'
import { FilialDaCoisa } from '../../platform/parametros.ts'
import { useCelular } from '../../ui/listas/use-celular.ts'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import { AvisoDoDownload } from './aviso-do-download.tsx'
import { ConteudoDaNota } from './conteudo-da-nota.tsx'
import estilos from './notas.module.css'
import { useArquivosDaNota } from './use-arquivos-da-nota.ts'

export type NotaAberta = RespostaDe<typeof obterNotaFiscal>

type DialogoDaNotaProps = {
  /** Null is closed. */
  idNota: number | null
  aoFechar: () => void
  /** Absent where the person may not open tickets. */
  aoAbrirTicket?: ((nota: NotaAberta) => void) | undefined
  /** Absent where the person may not see tickets. */
  aoVerTickets?: ((nota: NotaAberta) => void) | undefined
}

/** DOC-04 An invoice, to read, print and act on. */
export function DialogoDaNota({ idNota, aoFechar, ...acoes }: DialogoDaNotaProps) {
  const celular = useCelular()
  return (
    <Modal
      opened={idNota !== null}
      onClose={aoFechar}
      title="Nota fiscal"
      size="min(960px, 94vw)"
      fullScreen={celular}
    >
      {idNota !== null && <Nota idNota={idNota} {...acoes} />}
    </Modal>
  )
}

type NotaProps = Omit<DialogoDaNotaProps, 'idNota' | 'aoFechar'> & { idNota: number }

function Nota({ idNota, ...acoes }: NotaProps) {
  const consulta = useConsulta(obterNotaFiscal, { params: { id: idNota } }, { mostradoNaArea: true })
  const { data, error, isPending, isFetching, refetch } = consulta
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={error && mensagemDoErro(error)}
      temDados={Boolean(data)}
      aoTentarNovamente={() => void refetch()}
    >
      {data && (
        <>
          <FilialDaCoisa value={data.filial.idFil}>
            <ConteudoDaNota nota={data} />
          </FilialDaCoisa>
          <AcoesDaNota nota={data} {...acoes} />
        </>
      )}
    </AreaDeDados>
  )
}

type AcoesDaNotaProps = Omit<NotaProps, 'idNota'> & { nota: NotaAberta }

function AcoesDaNota({ nota, aoAbrirTicket, aoVerTickets }: AcoesDaNotaProps) {
  const { baixar, danfeDe, xmlDe, falha, dispensarFalha } = useArquivosDaNota()
  return (
    <div className={estilos.acoes}>
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
      {aoAbrirTicket && (
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => aoAbrirTicket(nota)}>
          Abrir ticket
        </Button>
      )}
      <AvisoDoDownload falha={falha} aoFechar={dispensarFalha} />
    </div>
  )
}

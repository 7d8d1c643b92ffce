import { baixarAnexoPeloLink, type TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'
import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useDownload } from '../../../platform/arquivos-do-servidor.ts'
import { tamanhoLegivel } from '../../../ui/arquivos/arquivo-anexado.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import estilos from './acompanhamento.module.css'

type Anexo = TicketDoCliente['conversa'][number]['anexos'][number]

export function AnexosDoLink({ token, anexos }: { token: string; anexos: readonly Anexo[] }) {
  const download = useDownload(baixarAnexoPeloLink)
  if (anexos.length === 0) return null
  return (
    <ul className={estilos.anexos} aria-label="Anexos">
      {anexos.map(({ id, nome, tamanho }) => (
        <li key={id}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPaperclip size={14} aria-hidden />}
            loading={download.isPending && download.variables?.query.id === id}
            aria-label={`Baixar ${nome}, ${tamanhoLegivel(tamanho)}`}
            onClick={() =>
              download.mutate(
                { query: { token, id }, nomePadrao: nome },
                { onError: ({ message }) => avisarErro(message) },
              )
            }
          >
            {nome}
          </Button>
        </li>
      ))}
    </ul>
  )
}

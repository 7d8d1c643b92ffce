import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { PELO_APLICATIVO } from '@balcao/dominio/tickets/historico'
import { baixarArquivoDaTriagem, type ConversaInteira } from '@balcao/dominio/whatsapp/triagem'
import { Button, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useDownload } from '../../../platform/arquivos-do-servidor.ts'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import estilos from './triagem.module.css'

type MensagemEmTriagemProps = { mensagem: ConversaInteira['mensagens'][number] }

/** ALC-05 One of what somebody wrote, with the file that came along. */
export function MensagemEmTriagem({ mensagem }: MensagemEmTriagemProps) {
  const { id, daEquipe, texto, datahora, arquivo, semArquivo } = mensagem
  const { mutate, isPending, error } = useDownload(baixarArquivoDaTriagem)
  return (
    <li className={estilos.mensagem}>
      <Text size="xs" c="dimmed">
        {daEquipe && `${PELO_APLICATIVO} · `}
        {formatarDataHora(datahora)}
      </Text>
      {texto && <TextoComQuebras texto={texto} />}
      {arquivo && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isPending}
          leftSection={<IconPaperclip size={14} aria-hidden />}
          onClick={() => mutate({ params: { idMensagem: id }, nomePadrao: arquivo.nome })}
        >
          {`Baixar ${arquivo.nome}`}
        </Button>
      )}
      {semArquivo && <Text size="sm">{semArquivo}</Text>}
      {error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(error)} />}
    </li>
  )
}

import { type ConversaEmTriagem, descartarConversas } from '@balcao/dominio/whatsapp/triagem'
import { IconTrash } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import type { AcoesDoLoteProps } from '../../../platform/listas/descricao.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { avisarErro } from '../../../ui/retorno/toasts.ts'

/** ALC-05 Half of what is written needs no ticket: several leave the list at once. */
export function LoteDaTriagem({ escolhidos, falta, relatar }: AcoesDoLoteProps<ConversaEmTriagem>) {
  const { mutate, isPending } = useAcao(descartarConversas, {
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  return (
    <BotaoBase
      variant="default"
      habilitado={!falta}
      falta={falta}
      carregando={isPending}
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() =>
        mutate(
          { corpo: { conversas: escolhidos.map(({ id }) => ({ id })) } },
          { onSuccess: (resultado) => relatar('descartado', resultado) },
        )
      }
    >
      Descartar
    </BotaoBase>
  )
}

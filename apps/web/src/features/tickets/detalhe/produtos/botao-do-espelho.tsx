import { baixarEspelho } from '@balcao/dominio/tickets/detalhe/contratos'
import { IconFileDownload } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useDownload } from '../../../../platform/arquivos-do-servidor.ts'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import estilos from './produtos.module.css'

export function BotaoDoEspelho({ idTicket, protocolo }: { idTicket: number; protocolo: string }) {
  const { mutate, isPending, error } = useDownload(baixarEspelho)
  return (
    <div className={estilos.espelho}>
      <BotaoBase
        habilitado
        variant="default"
        carregando={isPending}
        leftSection={<IconFileDownload size={16} aria-hidden />}
        onClick={() => mutate({ params: { idTicket }, nomePadrao: `espelho-${protocolo}.pdf` })}
      >
        Baixar espelho da nota
      </BotaoBase>
      {error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(error)} />}
    </div>
  )
}

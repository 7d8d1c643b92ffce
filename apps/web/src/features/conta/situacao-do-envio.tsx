import { TEXTOS } from '@balcao/dominio/mensagens'
import type { ApiError } from '../../platform/api-error.ts'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'

type SituacaoDoEnvioProps = {
  acao: { isSuccess: boolean; error: ApiError | null; reset: () => void }
  mensagem?: string | undefined
}

/** AUT-09 Account forms: idle says nothing; requesting is the button's to show; updated and error stay until dismissed. */
export function SituacaoDoEnvio({ acao, mensagem = TEXTOS.sucesso }: SituacaoDoEnvioProps) {
  if (acao.isSuccess) return <PainelDeStatus tipo="concluido" mensagem={mensagem} aoFechar={acao.reset} />
  if (acao.error) return <PainelDeStatus tipo="erro" mensagem={acao.error.message} aoFechar={acao.reset} />
  return null
}

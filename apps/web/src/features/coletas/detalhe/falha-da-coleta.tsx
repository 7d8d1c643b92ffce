import { type ApiError, mensagemDoErro } from '../../../platform/api-error.ts'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'

/** TIC-13 Why it was refused and, when somebody else acted first, who and what. */
export function FalhaDaColeta({ erro }: { erro: ApiError }) {
  const feitos = erro.mudancas.map(({ quem, o_que }) => `${quem} ${o_que}.`)
  return <PainelDeStatus tipo="erro" mensagem={[mensagemDoErro(erro), ...feitos].join(' ')} />
}

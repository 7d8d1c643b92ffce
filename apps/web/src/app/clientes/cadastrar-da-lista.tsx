import { adiar, useAdiado } from '../../platform/adiar.ts'
import { useSessao } from '../../platform/sessao.tsx'

// Whether one may register is asked by a contract that the list has no other use for.
const BOTAO = adiar(() => import('../../features/cadastros/botao-cadastrar-cliente.tsx'))

export function CadastrarDaLista() {
  return useSessao().pode('CLIENTE_CADASTRAR') ? <Botao /> : null
}

function Botao() {
  const botao = useAdiado(BOTAO)
  return botao && <botao.BotaoCadastrarCliente />
}

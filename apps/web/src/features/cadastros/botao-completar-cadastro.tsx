import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { useSessao } from '../../platform/sessao.tsx'
import { BotaoImpedido } from '../../ui/campos/botao-impedido.tsx'
import { useAbrirCadastro } from './abrir-cadastro.ts'

type BotaoCompletarCadastroProps = {
  cliente: { id: number; cnpj: string; prospect: boolean }
  /** What is open in front of the page gives way to the registration. */
  aoAbrir: () => void
}

const NOME = 'Completar cadastro'
const APARENCIA = { size: 'xs', variant: 'default' } as const

/** CAD-01 Enabled only for a prospect: whoever is a customer already is complete. */
export function BotaoCompletarCadastro(props: BotaoCompletarCadastroProps) {
  if (!useSessao().pode('CLIENTE_CADASTRAR')) return null
  if (props.cliente.prospect) return <Completar {...props} />
  return (
    <BotaoImpedido {...APARENCIA} motivo={TEXTOS.clienteJaCompleto}>
      {NOME}
    </BotaoImpedido>
  )
}

function Completar({ cliente: { id, cnpj }, aoAbrir }: BotaoCompletarCadastroProps) {
  const abrir = useAbrirCadastro()
  return (
    <Button
      {...APARENCIA}
      onClick={() => {
        aoAbrir()
        abrir({ prospect: { idCli: id, documento: cnpj } })
      }}
    >
      {NOME}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { useSessao } from '../../platform/sessao.tsx'
import { useAbrirCadastro } from './abrir-cadastro.ts'

type BotaoCompletarCadastroProps = {
  cliente: { id: number; cnpj: string; prospect: boolean }
  /** What is open in front of the page gives way to the registration. */
  aoAbrir: () => void
}

/** CAD-01 Only of a prospect: whoever is a customer already is complete. */
export function BotaoCompletarCadastro(props: BotaoCompletarCadastroProps) {
  const { pode } = useSessao()
  return pode('CLIENTE_CADASTRAR') && props.cliente.prospect ? <Botao {...props} /> : null
}

function Botao({ cliente: { id, cnpj }, aoAbrir }: BotaoCompletarCadastroProps) {
  const abrir = useAbrirCadastro()
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        aoAbrir()
        abrir({ prospect: { idCli: id, documento: cnpj } })
      }}
    >
      Completar cadastro
    </Button>
  )
}

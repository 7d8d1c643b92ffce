import { Button } from '@mantine/core'
import { useSessao } from '../../platform/sessao.tsx'
import { useAbrirCadastro } from './abrir-cadastro.ts'

type BotaoCompletarCadastroProps = {
  cliente: { id: number; cnpj: string; prospect: boolean }
  /** What is open in front of the page gives way to the registration. */
  aoAbrir: () => void
}

/** CAD-01 Only of a prospect: whoever is a customer already is complete. */
export function BotaoCompletarCadastro({ cliente, aoAbrir }: BotaoCompletarCadastroProps) {
  const { id, cnpj, prospect } = cliente
  const abrir = useAbrirCadastro()
  if (!useSessao().pode('CLIENTE_CADASTRAR') || !prospect) return null
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

import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { type ApiError, mensagemDoErro, podeTentarDeNovo } from '../../platform/api-error.ts'
import { DialogoDeAlerta, ESC_SOMENTE_AQUI, umClique } from '../../ui/retorno/dialogo-de-alerta.tsx'

type FalhaDaFichaProps = {
  erro: ApiError
  tentando: boolean
  aoTentarNovamente: () => void
  aoFechar: () => void
  aoVoltarParaHome: () => void
}

/** CLI-10, ERR-07 A record that did not come: why, and the way out. */
export function FalhaDaFicha(props: FalhaDaFichaProps) {
  const { erro, tentando, aoTentarNovamente, aoFechar, aoVoltarParaHome } = props
  return (
    <DialogoDeAlerta
      aberto
      assunto={0}
      tom="erro"
      titulo="Não foi possível abrir o cliente"
      aoFechar={aoFechar}
      acoes={
        <>
          {podeTentarDeNovo(erro) && (
            <Button
              variant="default"
              loading={tentando}
              {...ESC_SOMENTE_AQUI}
              onClick={umClique(aoTentarNovamente)}
            >
              {TEXTOS.tentarNovamente}
            </Button>
          )}
          <Button data-autofocus {...ESC_SOMENTE_AQUI} onClick={umClique(aoVoltarParaHome)}>
            Voltar para Home
          </Button>
        </>
      }
    >
      {mensagemDoErro(erro)}
    </DialogoDeAlerta>
  )
}

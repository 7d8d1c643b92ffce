import { descreverPublico } from '@balcao/dominio/avisos/publico'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Button, Modal, Stack } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { usePublicarAviso } from '../use-avisos.ts'
import { CamposDoAviso } from './campos-do-aviso.tsx'
import { useRascunho } from './use-rascunho.ts'

type DialogoDeNovoAvisoProps = { aberto: boolean; aoFechar: () => void; aoTerminarDeFechar: () => void }

/** API-11 Writes a notice, chooses whom it is for, asks once more, publishes. */
export function DialogoDeNovoAviso({ aberto, aoFechar, aoTerminarDeFechar }: DialogoDeNovoAvisoProps) {
  const { filiais } = useSessao()
  const { rascunho, erros, valido, vazio, mudar, conferir, recusar, descartar } = useRascunho()
  const habilitado = useValidadeComAtraso(valido)
  const publicar = usePublicarAviso()
  const confirmar = useConfirmar()
  const formulario = useRef<HTMLFormElement>(null)
  // Set before the question is asked: a second Enter must not ask, nor publish, again.
  const ocupado = useRef(false)

  useEffect(() => {
    if (Object.keys(erros).length > 0)
      formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [erros])

  async function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    const corpo = ocupado.current ? null : conferir()
    if (!corpo) return
    ocupado.current = true
    const filial = filiais.find(({ idFil }) => idFil === corpo.idFil)
    const aceito = await confirmar({
      titulo: 'Publicar aviso?',
      mensagem: `Para: ${descreverPublico(corpo.tipos, filial?.desc)}${corpo.setores.length > 0 ? ', só nos setores escolhidos' : ''}.\n${quandoAparece(corpo)}Depois de publicado, o aviso não pode ser alterado, só retirado.`,
      confirmar: 'Publicar',
    })
    if (!aceito) {
      ocupado.current = false
      return
    }
    publicar.mutate(
      { corpo },
      {
        onSuccess: ({ agendado }) => {
          avisarSucesso(agendado ? 'Aviso agendado.' : 'Aviso publicado.')
          descartar()
          publicar.reset()
          aoFechar()
        },
        onError: ({ campos }) => recusar(campos),
        onSettled: () => {
          ocupado.current = false
        },
      },
    )
  }

  async function aoDescartar() {
    const pergunta = { titulo: 'Descartar o rascunho?', confirmar: 'Descartar', perigo: true }
    if (!vazio && !(await confirmar(pergunta))) return
    descartar()
    publicar.reset()
    aoFechar()
  }

  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      onExitTransitionEnd={aoTerminarDeFechar}
      returnFocus={false}
      title="Novo aviso"
      size={560}
    >
      <form ref={formulario} noValidate onSubmit={aoEnviar}>
        <Stack>
          {publicar.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(publicar.error)} />}
          <CamposDoAviso rascunho={rascunho} erros={erros} mudar={mudar} />
          <Botoes lado="fim">
            <Button variant="default" onClick={aoDescartar}>
              Descartar
            </Button>
            <BotaoBase type="submit" habilitado={habilitado} carregando={publicar.isPending}>
              Publicar
            </BotaoBase>
          </Botoes>
        </Stack>
      </form>
    </Modal>
  )
}

const quandoAparece = ({ de, ate }: { de: string | null; ate: string | null }): string => {
  const partes = [de && `a partir de ${formatarData(de)}`, ate && `até o fim de ${formatarData(ate)}`].filter(
    Boolean,
  )
  return partes.length > 0 ? `Aparece ${partes.join(' e ')}.\n` : ''
}

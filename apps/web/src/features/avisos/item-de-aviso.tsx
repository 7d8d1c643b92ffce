import { Button } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import { avisarErro } from '../../ui/retorno/toasts.ts'
import estilos from './item-de-aviso.module.css'
import { MarcasDoAviso } from './marcas-do-aviso.tsx'
import { semRecarregar } from './sem-recarregar.ts'
import { type Aviso, useConfirmarAviso } from './use-avisos.ts'

type ItemDeAvisoProps = { aviso: Aviso; aoIr: (caminho: string) => void }

export function ItemDeAviso({ aviso, aoIr }: ItemDeAvisoProps) {
  const { pode } = useSessao()
  const idDoTitulo = useId()
  const artigo = useRef<HTMLElement>(null)
  const confirmar = useConfirmarAviso()
  const { id, titulo, mensagem, lido, autor, datahora_criacao, caminho } = aviso
  const confirma = !lido && pode('AVISO_CONFIRMAR')

  // The pressed button goes away; without this the focus would leave the list.
  useDidUpdate(() => {
    if (lido && confirmar.variables) artigo.current?.focus()
  }, [lido])

  const ler = () =>
    confirmar.mutate({ params: { idAviso: id } }, { onError: (erro) => avisarErro(mensagemDoErro(erro)) })

  // Whoever goes where it leads has read it.
  function seguir(destino: string) {
    if (confirma) ler()
    aoIr(destino)
  }

  return (
    <article
      ref={artigo}
      tabIndex={-1}
      className={estilos.aviso}
      data-lido={lido || undefined}
      aria-labelledby={idDoTitulo}
    >
      <MarcasDoAviso aviso={aviso} />
      <h3 id={idDoTitulo} className={estilos.titulo}>
        {titulo}
      </h3>
      <p className={estilos.mensagem}>
        <TextoComQuebras texto={mensagem} />
      </p>
      <div className={estilos.rodape}>
        <span>
          <TempoRelativo data={datahora_criacao} />
          {autor && ` · ${autor.nome}`}
        </span>
        <span className={estilos.acoes}>
          {caminho && (
            <Button
              component="a"
              href={caminho}
              variant="default"
              size="compact-xs"
              rightSection={<IconArrowRight size={14} aria-hidden />}
              aria-describedby={idDoTitulo}
              onClick={semRecarregar(() => seguir(caminho))}
            >
              Abrir
            </Button>
          )}
          {confirma && (
            <Button
              variant="default"
              size="compact-xs"
              leftSection={<IconCheck size={14} aria-hidden />}
              aria-describedby={idDoTitulo}
              loading={confirmar.isPending}
              onClick={ler}
            >
              Confirmar leitura
            </Button>
          )}
        </span>
      </div>
    </article>
  )
}

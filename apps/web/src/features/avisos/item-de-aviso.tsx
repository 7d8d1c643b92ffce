import { Button } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import { avisarErro } from '../../ui/retorno/toasts.ts'
import estilos from './item-de-aviso.module.css'
import { MarcasDoAviso } from './marcas-do-aviso.tsx'
import { type Aviso, useConfirmarAviso } from './use-avisos.ts'

export function ItemDeAviso({ aviso }: { aviso: Aviso }) {
  const { pode } = useSessao()
  const idDoTitulo = useId()
  const artigo = useRef<HTMLElement>(null)
  const confirmar = useConfirmarAviso()
  const { id, titulo, mensagem, lido, autor, datahora_criacao } = aviso

  // The pressed button goes away; without this the focus would leave the list.
  useDidUpdate(() => {
    if (lido && confirmar.variables) artigo.current?.focus()
  }, [lido])

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
        {!lido && pode('AVISO_CONFIRMAR') && (
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<IconCheck size={14} aria-hidden />}
            aria-describedby={idDoTitulo}
            loading={confirmar.isPending}
            onClick={() =>
              confirmar.mutate(
                { params: { idAviso: id } },
                { onError: (erro) => avisarErro(mensagemDoErro(erro)) },
              )
            }
          >
            Confirmar leitura
          </Button>
        )}
      </div>
    </article>
  )
}

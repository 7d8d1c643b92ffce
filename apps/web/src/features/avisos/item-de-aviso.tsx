import { TIPOS_DE_AVISO, type TipoDeAviso, tipoDoAviso } from '@balcao/dominio/avisos/tipos'
import { Button } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ComponentProps, useId, useRef } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import { avisarErro } from '../../ui/retorno/toasts.ts'
import estilos from './item-de-aviso.module.css'
import { type Aviso, useConfirmarAviso } from './use-avisos.ts'

const SINAIS: Record<TipoDeAviso, Omit<ComponentProps<typeof Etiqueta>, 'children'>> = {
  COMUM: {},
  IMPORTANTE: { tom: 'laranja', icone: <IconAlertTriangle size={14} aria-hidden /> },
}

export function ItemDeAviso({ aviso }: { aviso: Aviso }) {
  const { pode } = useSessao()
  const idDoTitulo = useId()
  const artigo = useRef<HTMLElement>(null)
  const confirmar = useConfirmarAviso()
  const { id, titulo, mensagem, lido, autor, datahora_criacao } = aviso
  const tipo = tipoDoAviso(aviso)
  const { etiqueta } = TIPOS_DE_AVISO[tipo]

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
      <div className={estilos.etiquetas}>
        {!lido && <Etiqueta tom="azul">Não lido</Etiqueta>}
        {etiqueta && <Etiqueta {...SINAIS[tipo]}>{etiqueta}</Etiqueta>}
      </div>
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

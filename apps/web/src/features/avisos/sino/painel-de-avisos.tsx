import { Button } from '@mantine/core'
import { IconChecks, IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import { semRecarregar } from '../sem-recarregar.ts'
import { useConfirmarTodos } from '../use-avisos.ts'
import { AvisosDoPainel } from './avisos-do-painel.tsx'
import estilos from './painel-de-avisos.module.css'

type PainelDeAvisosProps = {
  naoLidos: number | undefined
  /** On a phone the drawer has a title of its own. */
  comTitulo: boolean
  aoEscrever: () => void
  aoIr: (caminho: string) => void
}

/** AVI-01 The list with what can be done to all of it. */
export function PainelDeAvisos(props: PainelDeAvisosProps) {
  const { naoLidos = 0, comTitulo, aoEscrever, aoIr } = props
  const { pode } = useSessao()
  const painel = useRef<HTMLElement>(null)
  const confirmarTodos = useConfirmarTodos()
  return (
    <section ref={painel} className={estilos.painel} tabIndex={-1} aria-label="Lista de avisos">
      <div className={estilos.topo}>
        {comTitulo && <h2 className={estilos.titulo}>Avisos</h2>}
        {naoLidos > 0 && pode('AVISO_CONFIRMAR') && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconChecks size={16} aria-hidden />}
            loading={confirmarTodos.isPending}
            onClick={() =>
              confirmarTodos.mutate(
                {},
                {
                  onSuccess: () => painel.current?.focus(),
                  onError: (erro) => avisarErro(mensagemDoErro(erro)),
                },
              )
            }
          >
            Confirmar todos
          </Button>
        )}
        {pode('AVISO_PUBLICAR') && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={aoEscrever}
          >
            Novo aviso
          </Button>
        )}
      </div>
      <AvisosDoPainel aoIr={aoIr} />
      <div className={estilos.rodape}>
        <Button
          component="a"
          href="/avisos"
          variant="subtle"
          size="compact-sm"
          onClick={semRecarregar(() => aoIr('/avisos'))}
        >
          Ver todos
        </Button>
      </div>
    </section>
  )
}

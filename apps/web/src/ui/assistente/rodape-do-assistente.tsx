import { Button } from '@mantine/core'
import { BotaoBase } from '../campos/botao-base.tsx'
import estilos from './assistente.module.css'
import type { EstadoDoAssistente } from './estado-do-assistente.ts'
import { NotaDoRascunho } from './nota-do-rascunho.tsx'

type RodapeDoAssistenteProps<N, P extends string> = {
  assistente: Pick<EstadoDoAssistente<N, P>, 'caminho' | 'textos' | 'salvoEm' | 'enviando'>
  /** A promise keeps the button busy. */
  aoAvancar: () => unknown
}

/** NOV-05 'Prosseguir', disabled until the step is valid (GER-09), and 'Voltar', within reach of a thumb. */
export function RodapeDoAssistente<N, P extends string>({
  assistente: { caminho, textos, salvoEm, enviando },
  aoAvancar,
}: RodapeDoAssistenteProps<N, P>) {
  return (
    <footer className={estilos.rodape}>
      <NotaDoRascunho salvoEm={salvoEm} />
      <div className={estilos.botoes}>
        {!caminho.primeiro && (
          <Button variant="default" disabled={enviando || !caminho.podeVoltar} onClick={caminho.voltar}>
            Voltar
          </Button>
        )}
        <BotaoBase habilitado={caminho.podeProsseguir} carregando={enviando} onClick={aoAvancar}>
          {caminho.ultimo ? textos.concluir : (textos.prosseguir ?? 'Prosseguir')}
        </BotaoBase>
      </div>
    </footer>
  )
}

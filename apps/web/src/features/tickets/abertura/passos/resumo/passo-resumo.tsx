import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import { Button } from '@mantine/core'
import { TextoComQuebras } from '../../../../../ui/retorno/texto-com-quebras.tsx'
import { somenteOQueOTipoPede } from '../../pedido/estado.ts'
import { useNomeDaFilial } from '../../pedido/nome-da-filial.ts'
import type { TicketNovo } from '../../pedido/ticket-novo.ts'
import estilos from '../novo.module.css'
import { type LinhaDoResumo, linhasDoResumo } from './linhas-do-resumo.ts'

type PassoResumoProps = { novo: TicketNovo; irPara: (passo: Passo) => void }

export function PassoResumo({ novo, irPara }: PassoResumoProps) {
  const nomeDaFilial = useNomeDaFilial()
  const enviado = somenteOQueOTipoPede(novo)
  const filial = enviado.filial && nomeDaFilial(enviado.filial).nome
  return (
    <dl className={estilos.resumo}>
      {linhasDoResumo(enviado, filial).map((linha) => (
        <div key={linha.titulo}>
          <dt>{linha.titulo}</dt>
          <dd>
            <Textos {...linha} />
          </dd>
          <dd className={estilos.alterar}>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`Alterar ${linha.titulo}`}
              onClick={() => irPara(linha.passo)}
            >
              Alterar
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Textos({ textos }: Pick<LinhaDoResumo, 'textos'>) {
  const [unico, ...outros] = textos
  if (outros.length === 0) return <TextoComQuebras texto={unico ?? ''} />
  return (
    <ul className={estilos.textos}>
      {textos.map((texto, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
        <li key={i}>{texto}</li>
      ))}
    </ul>
  )
}

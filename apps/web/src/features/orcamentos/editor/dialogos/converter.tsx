import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import {
  converterOrcamento,
  type PreviaDaConversao,
  preverConversao,
  preverParte,
} from '@balcao/dominio/orcamentos/conversao'
import { lerEntradaRapida } from '@balcao/dominio/orcamentos/entrada-rapida'
import type { ParteDaLinha } from '@balcao/dominio/orcamentos/parte'
import { Alert, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../../platform/consultas.ts'
import { useFormatoDeDinheiro, useFormatoDePrecoUnitario } from '../../../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../../ui/campos/botoes.tsx'
import { CamposDaFicha } from '../../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import { avisarInfo, avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import { useEditor } from '../contexto.ts'
import { useFila } from '../entrada/contexto-da-fila.tsx'
import estilos from './dialogos.module.css'
import { EscolherParte } from './escolher-parte.tsx'
import { OPedido } from './o-pedido.tsx'

/** VEN-02 What the order would be, before anybody says yes. */
export function Converter({ aberto, aoFechar }: { aberto: boolean; aoFechar: () => void }) {
  return (
    <DialogoDaFicha aberto={aberto} titulo="Fazer pedido" largura={640} aoFechar={aoFechar}>
      {aberto && <Conteudo aoFechar={aoFechar} />}
    </DialogoDaFicha>
  )
}

function Conteudo({ aoFechar }: { aoFechar: () => void }) {
  const { editor } = useEditor()
  const { id } = editor.ler().edicao
  // From then on there may be nothing left to foresee: the quote is an order.
  const [confirmando, setConfirmando] = useState(false)
  const parte = useParte(id)
  const consulta = useConsulta(
    preverConversao,
    { params: { id } },
    { mostradoNaArea: true, semprePedir: true, ativa: !confirmando && parte.escolhida === null },
  )
  // One that was looked at before is not what would happen now.
  const agora = consulta.isFetchedAfterMount ? consulta : { ...consulta, data: undefined, isPending: true }
  if (parte.escolhendo)
    return (
      <EscolherParte
        parte={parte.escolhida}
        pedindo={parte.pedindo}
        erro={parte.erro}
        aoEscolher={parte.pedir}
        aoVoltar={parte.voltar}
      />
    )
  const comum = {
    aoConfirmar: setConfirmando,
    aoFechar,
    aoEscolherParte: parte.escolher,
    pedirParte: parte.pedir,
  }
  if (parte.escolhida && parte.previa)
    return (
      <Previa
        key={parte.previa.assinatura}
        {...comum}
        previa={parte.previa}
        parte={parte.escolhida}
        aoReler={() => parte.escolhida && parte.pedir(parte.escolhida)}
        aoPedirTudo={parte.pedirTudo}
      />
    )
  return (
    <AreaDaConsulta consulta={agora} discreta>
      {(previa) => (
        <Previa
          {...comum}
          previa={previa}
          parte={null}
          aoReler={() => void consulta.refetch()}
          aoPedirTudo={parte.pedirTudo}
        />
      )}
    </AreaDaConsulta>
  )
}

/** VEN-02 A part of the quote, and the order that it would be; null is all of it. */
function useParte(id: number) {
  const [escolhendo, setEscolhendo] = useState(false)
  const [escolhida, setEscolhida] = useState<ParteDaLinha[] | null>(null)
  const [previa, setPrevia] = useState<PreviaDaConversao | null>(null)
  const acao = useAcao(preverParte, {
    aoConcluir(vista) {
      setPrevia(vista)
      setEscolhendo(false)
    },
    aoFalhar: () => setEscolhendo(true),
  })
  return {
    escolhendo,
    escolhida,
    previa,
    pedindo: acao.isPending,
    erro: acao.error,
    escolher: () => setEscolhendo(true),
    pedir(parte: ParteDaLinha[]) {
      setEscolhida(parte)
      acao.mutate({ params: { id }, corpo: { parte } })
    },
    voltar() {
      setEscolhendo(false)
      acao.reset()
      if (previa === null) setEscolhida(null)
    },
    pedirTudo() {
      setEscolhida(null)
      setPrevia(null)
    },
  }
}

type PreviaProps = {
  previa: PreviaDaConversao
  /** Null is all of it. */
  parte: ParteDaLinha[] | null
  aoEscolherParte: () => void
  aoPedirTudo: () => void
  pedirParte: (parte: ParteDaLinha[]) => void
  aoConfirmar: (confirmando: boolean) => void
  aoReler: () => void
  aoFechar: () => void
}

function Previa({ previa, parte, aoConfirmar, aoReler, aoFechar, ...daParte }: PreviaProps) {
  const { editor } = useEditor()
  const fila = useFila()
  const dinheiro = useFormatoDeDinheiro()
  const { lido, aoTeclar } = useLidoAqui()
  const navegar = useNavigate()
  const acao = useAcao(converterOrcamento, {
    aoConcluir({ idPedido, bloqueado, message }) {
      // Whoever went on without them said so.
      fila.esvaziar()
      ;(bloqueado ? avisarInfo : avisarSucesso)(message)
      void navegar({ to: '/pedidos/$idPedido', params: { idPedido: String(idPedido) } })
    },
    // Somebody was faster, or a price moved: what would happen now is shown before anybody says yes again.
    aoFalhar(erro) {
      aoConfirmar(false)
      if (erro.status === 409) aoReler()
    },
  })
  const confirmar = useRef<HTMLButtonElement>(null)
  // The dialog was there before what it shows: whoever pressed F9 confirms with Enter.
  useEffect(() => confirmar.current?.focus(), [])
  const impedido = previa.impedimentos.length > 0
  const { versao, assinatura } = previa
  return (
    <div onKeyDownCapture={aoTeclar}>
      {lido && (
        <PainelDeStatus
          tipo="aviso"
          mensagem={`${lido} foi lido com esta janela aberta e não está no pedido: volte ao orçamento para que entre.`}
        />
      )}
      {acao.error && (
        <PainelDeStatus
          tipo={acao.error.status === 409 ? 'aviso' : 'erro'}
          mensagem={mensagemDoErro(acao.error)}
        />
      )}
      {impedido && (
        <Alert color="red" title="Ainda não pode virar pedido">
          <ul>
            {previa.impedimentos.map((impedimento) => (
              <li key={impedimento}>{impedimento}</li>
            ))}
          </ul>
        </Alert>
      )}
      <OQueMuda
        previa={previa}
        aoDeixarOQueFalta={
          parte === null
            ? () =>
                daParte.pedirParte(editor.ler().conteudo.itens.map(({ chave, qtde }) => ({ chave, qtde })))
            : undefined
        }
      />
      <DeQuanto parte={parte} resta={previa.resta} falta={previa.faltas.length > 0} {...daParte} />
      <OPedido {...previa} />
      <OQueSeSoma {...previa} />
      <PeDaFicha>
        <p className={estilos.total}>
          Total do pedido <strong>{dinheiro(previa.vlTot.pedido)}</strong>
        </p>
        <Button variant="default" onClick={aoFechar}>
          Voltar ao orçamento
        </Button>
        <BotaoBase
          data-principal
          ref={confirmar}
          habilitado={!impedido}
          falta={previa.impedimentos[0]}
          carregando={acao.isPending}
          onClick={() => {
            aoConfirmar(true)
            acao.mutate({
              params: { id: editor.ler().edicao.id },
              corpo: { versao, assinatura, ...(parte && { parte }) },
            })
          }}
        >
          Fazer pedido
        </BotaoBase>
      </PeDaFicha>
    </div>
  )
}

const LIDO_AQUI = 'Lido com o pedido por confirmar'

/** A scanner ends each code with Enter: that is no confirmation, and the code waits with those that are not in the quote. */
function useLidoAqui() {
  const fila = useFila()
  const digitado = useRef('')
  const [lido, setLido] = useState<string | null>(null)
  function aoTeclar(evento: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = evento
    const texto = digitado.current.trim()
    if (key === 'Enter' && texto) {
      evento.preventDefault()
      digitado.current = ''
      fila.recusar(texto, lerEntradaRapida(texto), LIDO_AQUI)
      setLido(texto)
    } else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) {
      // Alone it presses the button, as Enter does; within '10001 x 3' it does not.
      if (key === ' ' && texto) evento.preventDefault()
      if (key !== ' ' || texto) digitado.current += key
    } else if (key !== 'Shift') digitado.current = ''
  }
  return { lido, aoTeclar }
}

type DeQuantoProps = Pick<PreviaProps, 'parte' | 'aoEscolherParte' | 'aoPedirTudo'> & {
  resta: number
  /** Something that the stock does not serve. */
  falta: boolean
}

/** VEN-02 Whether all of it goes, and the way to say otherwise. */
function DeQuanto({ parte, resta, falta, aoEscolherParte, aoPedirTudo }: DeQuantoProps) {
  return (
    <div className={estilos.doResto}>
      <span>
        {resta === 0
          ? falta
            ? 'O que falta fica no pedido como item removido.'
            : 'Vai o orçamento inteiro.'
          : resta === 1
            ? '1 item fica no orçamento, que segue em aberto.'
            : `${formatarNumero(resta)} itens ficam no orçamento, que segue em aberto.`}
      </span>
      <Botoes>
        {parte && (
          <Button size="xs" variant="subtle" onClick={aoPedirTudo}>
            Pedir tudo
          </Button>
        )}
        <Button size="xs" variant="default" onClick={aoEscolherParte}>
          {parte ? 'Mudar a parte' : 'Pedir só uma parte'}
        </Button>
      </Botoes>
    </div>
  )
}

type OQueMudaProps = { previa: PreviaDaConversao; aoDeixarOQueFalta: (() => void) | undefined }

function OQueMuda({
  previa: { precosMantidos, precosMudados, faltas, bloqueios },
  aoDeixarOQueFalta,
}: OQueMudaProps) {
  const unitario = useFormatoDePrecoUnitario()
  return (
    <>
      {precosMudados.length > 0 && (
        <Cartao
          titulo={precosMantidos ? 'Preços que mudaram: valem os do orçamento' : 'Preços que mudaram'}
          nivel={3}
          solto
        >
          <ListaDaFicha>
            {precosMudados.map(({ idExibicao, descNF, de, para }) => (
              <li key={idExibicao}>
                <span>
                  <strong>{idExibicao}</strong> {descNF}
                </span>
                <span>
                  {unitario(de)} → <strong>{unitario(para)}</strong>
                </span>
              </li>
            ))}
          </ListaDaFicha>
        </Cartao>
      )}
      {faltas.length > 0 && (
        <Cartao titulo="Não há em estoque para tudo" nivel={3} solto>
          <ListaDaFicha>
            {faltas.map(({ chave, idExibicao, descNF, emb, pedida, atendida }) => (
              <li key={chave}>
                <span>
                  <strong>{idExibicao}</strong> {descNF}
                </span>
                <span>
                  vão {formatarNumero(atendida)} de {formatarNumero(pedida)} {emb}
                </span>
              </li>
            ))}
          </ListaDaFicha>
          {aoDeixarOQueFalta ? (
            <Button className={estilos.deixar ?? ''} size="xs" variant="default" onClick={aoDeixarOQueFalta}>
              Deixar o que falta no orçamento
            </Button>
          ) : (
            <p className={estilos.nota}>O que falta fica no orçamento.</p>
          )}
        </Cartao>
      )}
      {bloqueios.length > 0 && (
        <Alert color="yellow" title="O pedido ficará bloqueado">
          <ul>
            {bloqueios.map(({ tipo, texto, quemLibera }) => (
              <li key={tipo}>
                {texto}. Quem libera: {quemLibera}.
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

/** What makes the order come to something else than was quoted. */
function OQueSeSoma({ frete, vlTot }: Pick<PreviaDaConversao, 'frete' | 'vlTot'>) {
  const dinheiro = useFormatoDeDinheiro()
  return (
    <CamposDaFicha
      forma="soma"
      campos={[
        { nome: 'Frete do que vai', valor: frete && `${dinheiro(frete.de)} → ${dinheiro(frete.para)}` },
        { nome: 'Orçado', valor: vlTot.orcado !== vlTot.pedido && dinheiro(vlTot.orcado) },
      ]}
    />
  )
}

import { plural } from '@balcao/dominio/formatos/contagem'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { produtosPorCodigo } from '@balcao/dominio/orcamentos/edicao'
import { embalagemPreferida } from '@balcao/dominio/orcamentos/juntar-linha'
import { type LinhaRecusada, lerListaColada } from '@balcao/dominio/orcamentos/lista-colada'
import { Alert, Button, Text, Textarea } from '@mantine/core'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useAcao } from '../../../../platform/consultas.ts'
import { useParametro } from '../../../../platform/parametros.ts'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import { useEditor } from '../contexto.ts'

type ColarListaProps = {
  /** What was pasted elsewhere; null is closed. */
  texto: string | null
  /** It stands in the field now. */
  aoReceber: () => void
  aoFechar: () => void
}

/** VEN-02 A list from a spreadsheet. What is understood goes in; what is not stays here, with its line, to be mended. */
export function ColarLista({ texto, aoReceber, aoFechar }: ColarListaProps) {
  return (
    <DialogoDaFicha
      aberto={texto !== null}
      titulo="Colar lista de produtos"
      largura={640}
      aoFechar={aoFechar}
    >
      {texto !== null && <Formulario inicial={texto} aoReceber={aoReceber} aoFechar={aoFechar} />}
    </DialogoDaFicha>
  )
}

const linhasDe = (texto: string) => texto.split(/\r\n|\r|\n/)

const quantos = (n: number) => plural(n, 'produto', 'produtos')

type FormularioProps = Omit<ColarListaProps, 'texto'> & { inicial: string }

function Formulario({ inicial, aoReceber, aoFechar }: FormularioProps) {
  const { editor } = useEditor()
  const [texto, setTexto] = useState(inicial)
  const [motivos, setMotivos] = useState<ReadonlyMap<string, string>>(new Map())
  const maximo = useParametro('orcamentoMaximoItens')
  const lista = useMemo(() => lerListaColada(texto), [texto])
  const acao = useAcao(produtosPorCodigo)
  const campo = useRef<HTMLTextAreaElement>(null)
  /** Two keys can arrive before the first one is drawn. */
  const pedindo = useRef(false)
  const receber = useEffectEvent(aoReceber)
  useEffect(() => receber(), [])

  async function adicionar() {
    if (pedindo.current) return
    pedindo.current = true
    const { id } = editor.ler().edicao
    const resposta = await acao
      .mutateAsync({ params: { id }, corpo: { codigos: lista.itens.map(({ codigo }) => codigo) } })
      .catch(() => null)
    pedindo.current = false
    if (!resposta) return
    const achados = new Map(resposta.encontrados.map(({ codigo, produto }) => [codigo, produto]))
    const ficaram = new Map<string, string>()
    for (const { codigo, qtde } of lista.itens) {
      const produto = achados.get(codigo)
      const { itens } = editor.ler().conteudo
      const embalagem = produto && embalagemPreferida(produto, itens)
      const esta = itens.some(({ idProd }) => idProd === produto?.id)
      if (!produto) ficaram.set(codigo, 'Código não encontrado')
      else if (!embalagem || (produto.precos[0]?.valor ?? null) === null)
        ficaram.set(codigo, MENSAGENS.produtoIndisponivel)
      else if (!esta && itens.length >= maximo) ficaram.set(codigo, MENSAGENS.itensMaximo(maximo))
      else editor.juntar(produto, { idEmb: embalagem.id, qtde })
    }
    const entraram = lista.itens.length - ficaram.size
    if (entraram > 0) avisarSucesso(`${quantos(entraram)} no orçamento.`)
    const digitado = campo.current?.value ?? texto
    if (ficaram.size === 0 && lista.recusadas.length === 0 && digitado === texto) return aoFechar()
    // Only what is left to mend stays, and what was typed meanwhile.
    const linhas = linhasDe(texto)
    const restantes = new Set([
      ...lista.recusadas.map(({ linha }) => linha),
      ...lista.itens.filter(({ codigo }) => ficaram.has(codigo)).flatMap((item) => item.linhas),
    ])
    setMotivos(ficaram)
    setTexto(
      linhasDe(digitado)
        .filter((linha, i) => restantes.has(i + 1) || linha !== linhas[i])
        .join('\n'),
    )
  }

  const naoEncontradas = lista.itens.flatMap(({ codigo, linhas }): LinhaRecusada[] => {
    const motivo = motivos.get(codigo)
    return motivo ? [{ linha: linhas[0] ?? 0, texto: codigo, motivo }] : []
  })
  const recusadas = [...lista.recusadas, ...naoEncontradas].toSorted((a, b) => a.linha - b.linha)
  return (
    <>
      {acao.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(acao.error)} />}
      <Textarea
        ref={campo}
        label="Código e quantidade, um produto por linha"
        description="Separados por tabulação, ponto e vírgula ou espaço. Códigos iguais se somam."
        data-autofocus
        autosize
        minRows={6}
        maxRows={14}
        value={texto}
        onChange={({ currentTarget }) => {
          setMotivos(new Map())
          setTexto(currentTarget.value)
        }}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && lista.itens.length > 0) void adicionar()
        }}
      />
      <Text role="status">{lista.itens.length > 0 && `${quantos(lista.itens.length)} para adicionar.`}</Text>
      {recusadas.length > 0 && (
        <Alert color="yellow" title="Estas linhas não entraram">
          <ListaDaFicha>
            {recusadas.map(({ linha, texto: qual, motivo }) => (
              <li key={`${linha} ${qual}`}>
                <span>
                  Linha {linha}: <strong>{qual}</strong>
                </span>
                <span>{motivo}</span>
              </li>
            ))}
          </ListaDaFicha>
        </Alert>
      )}
      <PeDaFicha>
        <Button variant="default" onClick={aoFechar}>
          Cancelar
        </Button>
        <BotaoBase
          data-principal
          habilitado={lista.itens.length > 0}
          falta="Cole ou digite ao menos um código com a sua quantidade."
          onClick={adicionar}
        >
          Adicionar
        </BotaoBase>
      </PeDaFicha>
    </>
  )
}

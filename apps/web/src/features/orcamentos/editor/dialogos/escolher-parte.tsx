import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { type ParteDaLinha, problemasDaParte } from '@balcao/dominio/orcamentos/parte'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { type ApiError, mensagemDoErro } from '../../../../platform/api-error.ts'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { CampoDecimal } from '../../../../ui/campos/campo-decimal.tsx'
import { PeDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import { useEditor } from '../contexto.ts'
import { nomeDaEmbalagem } from '../nomes.ts'
import estilos from './dialogos.module.css'

const CASAS_DA_QUANTIDADE = 4

type EscolherParteProps = {
  /** What was chosen before; null is all of it. */
  parte: readonly ParteDaLinha[] | null
  pedindo: boolean
  erro: ApiError | null
  aoEscolher: (parte: ParteDaLinha[]) => void
  aoVoltar: () => void
}

/** VEN-02 Which lines go into the order, and how much of each; the rest stays in the quote. */
export function EscolherParte({ parte, pedindo, erro, aoEscolher, aoVoltar }: EscolherParteProps) {
  const { editor } = useEditor()
  const { conteudo, produtos } = editor.ler()
  const { itens } = conteudo
  const [vao, setVao] = useState<ReadonlyMap<string, string | null>>(
    () => new Map((parte ?? itens).map(({ chave, qtde }) => [chave, String(qtde)])),
  )
  const [conferido, setConferido] = useState(false)
  const escolhida = [...vao].flatMap(([chave, qtde]) => (qtde ? [{ chave, qtde: Number(qtde) }] : []))
  const semQuantidade = [...vao].filter(([, qtde]) => !qtde).map(([chave]) => chave)
  const problemas: Record<string, string | undefined> = conferido
    ? {
        ...erro?.campos,
        ...problemasDaParte(itens, escolhida, produtos),
        ...Object.fromEntries(semQuantidade.map((chave) => [`parte.${chave}.qtde`, 'Informe quanto vai.'])),
      }
    : {}
  const mudar = (chave: string, qtde: string | null | undefined) =>
    setVao((antes) => {
      const depois = new Map(antes)
      if (qtde === undefined) depois.delete(chave)
      else depois.set(chave, qtde)
      return depois
    })
  const todos = vao.size === itens.length
  return (
    <form
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        setConferido(true)
        const falta = semQuantidade.length + Object.keys(problemasDaParte(itens, escolhida, produtos)).length
        if (falta === 0 && escolhida.length > 0) aoEscolher(escolhida)
      }}
    >
      {erro && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(erro)} />}
      <Checkbox
        label="Todos os itens"
        checked={todos}
        indeterminate={vao.size > 0 && !todos}
        onChange={() =>
          setVao(todos ? new Map() : new Map(itens.map(({ chave, qtde }) => [chave, String(qtde)])))
        }
      />
      <div className={estilos.partes}>
        <ListaDaFicha>
          {itens.map((linha) => (
            <Linha
              key={linha.chave}
              linha={linha}
              vai={vao.get(linha.chave)}
              problema={problemas[`parte.${linha.chave}.qtde`]}
              aoMudar={(qtde) => mudar(linha.chave, qtde)}
            />
          ))}
        </ListaDaFicha>
      </div>
      <PeDaFicha>
        <Button variant="default" onClick={aoVoltar}>
          Voltar
        </Button>
        <BotaoBase
          type="submit"
          habilitado={vao.size > 0}
          falta="Escolha ao menos um item."
          carregando={pedindo}
        >
          Ver o pedido
        </BotaoBase>
      </PeDaFicha>
    </form>
  )
}

type LinhaProps = {
  linha: LinhaDigitada
  /** Undefined where it does not go; null while nothing is typed. */
  vai: string | null | undefined
  problema: string | undefined
  aoMudar: (qtde: string | null | undefined) => void
}

function Linha({ linha, vai, problema, aoMudar }: LinhaProps) {
  const { editor } = useEditor()
  const produto = editor.ler().produtos.get(linha.idProd)
  const embalagem = produto?.embalagens.find(({ id }) => id === linha.idEmb)
  const nome = produto?.descricaocompleta ?? `Produto ${linha.idProd}`
  return (
    <li className={estilos.parte}>
      <Checkbox
        label={
          <>
            <strong>{produto?.idExibicao}</strong> {nome}
          </>
        }
        checked={vai !== undefined}
        onChange={() => aoMudar(vai === undefined ? String(linha.qtde) : undefined)}
      />
      <span className={estilos.quanto}>
        <CampoDecimal
          aria-label={`Quanto vai de ${nome}`}
          casas={CASAS_DA_QUANTIDADE}
          semZeros
          disabled={vai === undefined}
          value={vai ?? null}
          onChange={aoMudar}
          error={problema}
        />
        <span>
          de {formatarNumero(linha.qtde)} {embalagem && nomeDaEmbalagem(embalagem)}
        </span>
      </span>
    </li>
  )
}

import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type {
  CampoQueReprecia,
  DeEPara,
  PrecosQueMudariam as Precos,
} from '@balcao/dominio/precos-que-mudariam'
import { Alert, Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatoDeDinheiro, useFormatoDePrecoUnitario } from '../../../../platform/dinheiro.ts'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { CamposDaFicha } from '../../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { useEditor } from '../contexto.ts'
import type { EstadoDoEditor } from '../estado.ts'

const MUITOS = 8

type PrecosQueMudariamProps = {
  /** Null is closed. */
  precos: Precos | null
  aoFechar: () => void
}

/** VEN-02 What a change of the header would do to prices that nobody touched: shown first, and done only with a yes. */
export function PrecosQueMudariam({ precos, aoFechar }: PrecosQueMudariamProps) {
  return (
    <DialogoDaFicha
      aberto={precos !== null}
      titulo="Esta mudança altera os preços"
      largura={640}
      // Whoever walks away said no: the field goes back.
      aoFechar={aoFechar}
    >
      {precos && <Pergunta precos={precos} />}
    </DialogoDaFicha>
  )
}

function Pergunta({ precos }: { precos: Precos }) {
  const { editor, salvamento } = useEditor()
  const { linhas, brindes, semVenda } = precos
  const dinheiro = useFormatoDeDinheiro()
  const unitario = useFormatoDePrecoUnitario()
  const impedida = semVenda.length > 0
  return (
    <>
      {/* Nobody's hand is here yet: a key meant for the quote must not answer. */}
      <div data-autofocus tabIndex={-1}>
        {precos.campos.map((campo) => (
          <Text key={campo}>{porque(editor.ler(), campo)}</Text>
        ))}
      </div>
      {impedida && (
        <Alert color="red" title="Assim estes itens não se vendem: tire-os do orçamento antes">
          <Itens itens={semVenda} valor={() => null} />
        </Alert>
      )}
      {linhas.length > 0 && (
        <Cartao titulo={plural(linhas.length, 'preço muda', 'preços mudam')} nivel={3} solto>
          <Itens
            itens={linhas}
            valor={({ vlUnit, vlTot }) =>
              vlUnit.de === vlUnit.para ? (
                <>com impostos, {deQuantoPara(vlTot, dinheiro)}</>
              ) : (
                deQuantoPara(vlUnit, unitario)
              )
            }
          />
        </Cartao>
      )}
      {brindes.length > 0 && (
        <Cartao titulo="Brindes" nivel={3} solto>
          <Itens itens={brindes} valor={(brinde) => deQuantoPara(brinde, formatarNumero)} />
        </Cartao>
      )}
      <Somas precos={precos} />
      <PeDaFicha>
        <Button variant="default" onClick={editor.desistir}>
          Deixar como estava
        </Button>
        {!impedida && (
          <BotaoBase data-principal habilitado onClick={() => void salvamento.aceitarPrecos()}>
            Mudar e atualizar os preços
          </BotaoBase>
        )}
      </PeDaFicha>
    </>
  )
}

type Escrever = (valor: number) => string

const deQuantoPara = ({ de, para }: DeEPara, escrever: Escrever): ReactNode => (
  <>
    {escrever(de)} → <strong>{escrever(para)}</strong>
  </>
)

type Item = { idExibicao: string; descNF: string }

/** The first of them, and how many more there are. */
function Itens<I extends Item>({ itens, valor }: { itens: readonly I[]; valor: (item: I) => ReactNode }) {
  const outros = itens.length - MUITOS
  return (
    <ListaDaFicha>
      {itens.slice(0, MUITOS).map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be there twice, and the list never changes.
        <li key={i}>
          <span>
            <strong>{item.idExibicao}</strong> {item.descNF}
          </span>
          <span>{valor(item)}</span>
        </li>
      ))}
      {outros > 0 && <li>{outros === 1 ? 'e mais 1 item' : `e mais ${outros} itens`}</li>}
    </ListaDaFicha>
  )
}

function Somas({ precos: { cupom, frete, vlTot } }: { precos: Precos }) {
  const dinheiro = useFormatoDeDinheiro()
  const seMuda = (valores: DeEPara) => valores.de !== valores.para && deQuantoPara(valores, dinheiro)
  return (
    <CamposDaFicha
      forma="soma"
      campos={[
        { nome: 'Desconto do cupom', valor: seMuda(cupom) },
        { nome: 'Frete', valor: seMuda(frete) },
        { nome: 'Total', valor: deQuantoPara(vlTot, dinheiro), total: true },
      ]}
    />
  )
}

function porque({ conteudo, edicao }: EstadoDoEditor, campo: CampoQueReprecia): string {
  const { dtVal, idTabela } = conteudo.cabecalho
  if (campo === 'dtVal') return `Prorrogado até ${formatarData(dtVal)}, o orçamento passa aos preços de hoje.`
  if (campo === 'idEndereco') return 'A entrega nesse endereço paga outros impostos.'
  if (campo === 'idPlano')
    return 'Este cliente tem preço negociado para um plano: com outro plano, os preços são outros.'
  const tabela = edicao.opcoes.tabelas.find(({ id }) => id === idTabela)?.desc
  return tabela ? `A tabela ${tabela} tem outros preços.` : 'Essa tabela tem outros preços.'
}

import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro, formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { Conflito as Um } from '@balcao/dominio/orcamentos/conciliar'
import type { CabecalhoDoOrcamento, LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { useDoEditor, useEditor } from '../contexto.ts'
import type { Campo, EstadoDoEditor } from '../estado.ts'
import { nomeDaEmbalagem } from '../nomes.ts'
import estilos from './dialogos.module.css'

const NOMES: Record<Campo, string> = {
  dtVal: 'Validade',
  ordComp: 'Ordem de compra',
  idTabela: 'Tabela de preço',
  idPlano: 'Plano de pagamento',
  idCobranca: 'Cobrança',
  idTipoFrete: 'Tipo de frete',
  idTransp: 'Transportadora',
  idEndereco: 'Endereço de entrega',
  cupom: 'Cupom',
  vlFrete: 'Valor do frete',
  vlSeguro: 'Valor do seguro',
  frete: 'Frete escolhido',
  obsEntrega: 'Observações da entrega',
  obsPedido: 'Observações do pedido',
  obsCliente: 'Observações do cliente',
}

const conflitoDe = ({ conflito }: EstadoDoEditor) => conflito

/** VEN-02 Two people changed the same: which one holds is asked, never guessed. */
export function Conflito() {
  const conflito = useDoEditor(conflitoDe)
  return (
    <DialogoDaFicha
      aberto={conflito !== null}
      titulo="Outra pessoa mudou o mesmo que você"
      largura={640}
      // Nothing is saved until it is answered: there is no way around it.
      aoFechar={() => {}}
    >
      {conflito && <Perguntas conflitos={conflito.conflitos} />}
    </DialogoDaFicha>
  )
}

function Perguntas({ conflitos }: { conflitos: readonly Um[] }) {
  const { editor, salvamento } = useEditor()
  const [escolhas, setEscolhas] = useState<Record<string, 'MEU' | 'DELES'>>({})
  const faltam = conflitos.some(({ id }) => !escolhas[id])
  return (
    <>
      <Text>O resto já foi juntado. Diga o que vale em cada um destes:</Text>
      <div className={estilos.conflitos}>
        {conflitos.map((um) => (
          <Pergunta
            key={um.id}
            conflito={um}
            escolha={escolhas[um.id] ?? null}
            aoEscolher={(escolha) => setEscolhas((atuais) => ({ ...atuais, [um.id]: escolha }))}
          />
        ))}
      </div>
      <PeDaFicha>
        <BotaoBase
          data-principal
          habilitado={!faltam}
          falta="Escolha o que vale em cada um."
          onClick={() => {
            editor.resolver(escolhas)
            void salvamento.salvar()
          }}
        >
          Continuar
        </BotaoBase>
      </PeDaFicha>
    </>
  )
}

type PerguntaProps = {
  conflito: Um
  escolha: 'MEU' | 'DELES' | null
  aoEscolher: (escolha: 'MEU' | 'DELES') => void
}

function Pergunta({ conflito, escolha, aoEscolher }: PerguntaProps) {
  const { nome, meu, deles } = useTextos(conflito)
  return (
    <Radio.Group
      label={nome}
      value={escolha}
      onChange={(valor) => aoEscolher(valor === 'DELES' ? 'DELES' : 'MEU')}
    >
      <div className={estilos.lados}>
        <Radio value="MEU" label="O meu" description={meu} />
        <Radio value="DELES" label="O da outra pessoa" description={deles} />
      </div>
    </Radio.Group>
  )
}

function useTextos(conflito: Um): { nome: string; meu: string; deles: string } {
  const { editor } = useEditor()
  const { conteudo, conflito: aberto, produtos } = editor.ler()
  if (conflito.tipo === 'campo') {
    const { campo } = conflito
    const texto = (cabecalho: CabecalhoDoOrcamento | undefined) =>
      textoDoCampo(editor.ler(), campo, cabecalho)
    return { nome: NOMES[campo], meu: texto(conteudo.cabecalho), deles: texto(aberto?.deles.cabecalho) }
  }
  const produto = produtos.get((conflito.meu ?? conflito.deles)?.idProd ?? 0)
  const texto = (linha: LinhaDigitada | null) => {
    if (!linha) return 'Removido'
    const embalagem = produto?.embalagens.find(({ id }) => id === linha.idEmb)
    const partes = [
      `${formatarNumero(linha.qtde)} ${embalagem ? nomeDaEmbalagem(embalagem) : ''}`,
      linha.desconto !== null && `desconto de ${formatarNumero(linha.desconto)}%`,
      linha.precoDigitado !== null && `a ${formatarDinheiro(linha.precoDigitado, 2)}`,
      linha.bonificado && 'bonificado',
    ]
    return partes.filter(Boolean).join(', ')
  }
  return {
    nome: produto ? `${produto.idExibicao} · ${produto.descricaocompleta}` : 'Item',
    meu: texto(conflito.meu),
    deles: texto(conflito.deles),
  }
}

function textoDoCampo(
  { edicao }: EstadoDoEditor,
  campo: Campo,
  cabecalho: CabecalhoDoOrcamento | undefined,
): string {
  if (!cabecalho) return ''
  const { opcoes } = edicao
  const listas: Partial<Record<Campo, readonly { id: number; desc: string }[]>> = {
    idTabela: opcoes.tabelas,
    idPlano: opcoes.planos,
    idCobranca: opcoes.cobrancas,
    idTipoFrete: opcoes.tiposFrete,
    idEndereco: opcoes.enderecos,
  }
  const valor = cabecalho[campo]
  const daLista = listas[campo]?.find(({ id }) => id === valor)?.desc
  if (daLista) return daLista
  if (campo === 'dtVal') return formatarData(cabecalho.dtVal)
  if (campo === 'vlFrete' || campo === 'vlSeguro') return formatarDinheiro(cabecalho[campo], 2)
  if (campo === 'frete') return cabecalho.frete?.nomeTransp ?? 'Nenhum'
  return valor === null ? 'Vazio' : String(valor)
}

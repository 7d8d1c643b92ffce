import { alternar } from '@balcao/dominio/cadastros/alternar'
import {
  type ContaBancaria,
  MAXIMO_DE_BANCOS,
  TAMANHO_DO_CADASTRO,
} from '@balcao/dominio/cadastros/formulario'
import { problemasDaConta } from '@balcao/dominio/cadastros/problemas-dos-contatos'
import { listarBancos } from '@balcao/dominio/opcoes/contratos'
import { TextInput } from '@mantine/core'
import { useConsulta } from '../../../../platform/consultas.ts'
import { criarSeletorDeLista } from '../../../../seletores/criar-seletor-de-lista.tsx'
import { CONTA_VAZIA, type PropsDoPasso } from '../cadastro-novo.ts'
import { contaPelaMetade } from '../estado.ts'
import { ListaComFormulario } from './lista-com-formulario.tsx'
import { recusaDaLista } from './recusa-da-lista.ts'

const SeletorDeBanco = criarSeletorDeLista({
  contrato: listarBancos,
  rotulo: 'Banco',
  paraOpcao: ({ codigoBanco, nomeBanco }) => ({ valor: codigoBanco, nome: `${codigoBanco} - ${nomeBanco}` }),
})

/** CAD-08 Accounts of the customer; one that is there already leaves when it is added again. */
export function DadosBancarios({ novo, mudar, problemas }: PropsDoPasso) {
  const { dadosBancarios, aAdicionar } = novo
  const { conta } = aAdicionar
  const bancos = useConsulta(listarBancos, {}, { listaComum: true, mostradoNaArea: true }).data?.itens
  const nomeDoBanco = (codigo: string) =>
    bancos?.find(({ codigoBanco }) => codigoBanco === codigo)?.nomeBanco ?? `Banco ${codigo}`
  const escrever = (partes: Partial<ContaBancaria>) =>
    mudar((atual) => ({
      ...atual,
      aAdicionar: { ...atual.aAdicionar, conta: { ...atual.aAdicionar.conta, ...partes } },
    }))
  const alternarNaLista = (qual: ContaBancaria, digitada: ContaBancaria) =>
    mudar((atual) => ({
      ...atual,
      dadosBancarios: alternar(atual.dadosBancarios, qual),
      aAdicionar: { ...atual.aAdicionar, conta: digitada },
    }))
  const texto = (campo: 'agencia' | 'conta' | 'contato', maxLength: number) => ({
    autoComplete: 'off',
    maxLength,
    value: conta[campo],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      escrever({ [campo]: currentTarget.value }),
  })
  return (
    <ListaComFormulario
      titulo="Dados bancários"
      vazio="Adicione dados bancários"
      itens={dadosBancarios}
      ler={({ codigoBanco, agencia, conta: numero, contato }) => ({
        nome: nomeDoBanco(codigoBanco),
        detalhe: `Agência ${agencia}, conta ${numero} · ${contato}`,
      })}
      aoRemover={(qual) => alternarNaLista(qual, conta)}
      cheia={dadosBancarios.length >= MAXIMO_DE_BANCOS}
      problemas={problemasDaConta(conta)}
      aoAdicionar={() => alternarNaLista(conta, CONTA_VAZIA)}
      aoLimpar={contaPelaMetade(novo) ? () => escrever(CONTA_VAZIA) : null}
      erro={recusaDaLista('dadosBancarios', 'aAdicionar.conta', problemas)}
      campos={(erros) => (
        <>
          <SeletorDeBanco
            semPreSelecao
            data-alvo
            value={conta.codigoBanco || null}
            onChange={(codigo) => escrever({ codigoBanco: codigo ?? '' })}
            error={erros.codigoBanco}
          />
          <TextInput
            label="Agência"
            {...texto('agencia', TAMANHO_DO_CADASTRO.agencia)}
            error={erros.agencia}
          />
          <TextInput label="Conta" {...texto('conta', TAMANHO_DO_CADASTRO.conta)} error={erros.conta} />
          <TextInput
            label="Contato no banco"
            {...texto('contato', TAMANHO_DO_CADASTRO.contatoDoBanco)}
            error={erros.contato}
          />
        </>
      )}
    />
  )
}

import { tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { type Cadastrado, preCadastrar } from '@balcao/dominio/cadastros/contratos'
import { TAMANHO_DO_CADASTRO } from '@balcao/dominio/cadastros/formulario'
import { SimpleGrid, TextInput } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioComRascunho } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useFilial } from '../../../platform/parametros.ts'
import { CampoMascarado } from '../../../ui/campos/campo-mascarado.tsx'
import { registrar } from '../../../ui/campos/registrar.ts'
import type { AberturaDoCadastro } from '../abrir-cadastro.ts'
import { ImportarDaReceita } from './importar-da-receita.tsx'
import { useDocumentoValidado, usePerguntarAoDigitar } from './use-documento-validado.ts'

const { idFil: _filial, ...campos } = preCadastrar.corpo.shape
const esquema = z.object(campos)
type Dados = z.output<typeof esquema>
export type CamposDoPreCadastro = Record<keyof Dados, string>

type PreCadastroProps = {
  abertura: AberturaDoCadastro
  aoFechar: () => void
  aoCadastrar: (cadastrado: Cadastrado) => void
}

/** CAD-11 Who, and how to reach them; the rest is asked when the registration is completed. */
export function PreCadastro({ aoFechar, ...resto }: PreCadastroProps) {
  const janela = useJanelaUnica('Pré-cadastro de cliente', aoFechar)
  return (
    <JanelaDaAcao aberta janela={janela} largura={680}>
      <Formulario {...resto} janela={janela} />
    </JanelaDaAcao>
  )
}

type FormularioProps = Omit<PreCadastroProps, 'aoFechar'> & { janela: JanelaUnica }

function Formulario({ abertura: { consumidor }, aoCadastrar, janela }: FormularioProps) {
  const idFil = useFilial() ?? undefined
  const documento = useDocumentoValidado()
  const acao = useFormularioComRascunho<typeof preCadastrar, CamposDoPreCadastro, Dados>(preCadastrar, {
    chave: consumidor ? `cadastros/pre/ticket/${consumidor.ticket}` : 'cadastros/pre',
    janela,
    alvo: {},
    esquema,
    valores: {
      doc: consumidor?.documento ?? '',
      razSoc: consumidor?.nome ?? '',
      fant: '',
      nomeContato: '',
      email: consumidor?.email ?? '',
      telefone: consumidor?.telefone ?? '',
    },
    regra: ({ doc }) => documento.problemas(doc),
    completar: (dados) => ({ ...dados, idFil }),
    mensagem: null,
    aoConcluir: (cadastrado) => {
      janela.alterado.current = false
      aoCadastrar(cadastrado as Cadastrado)
    },
  })
  const { form } = acao
  const { errors } = form.formState
  const doc = useWatch({ control: form.control, name: 'doc' })
  usePerguntarAoDigitar(doc, documento, () => void form.trigger('doc'))
  const { aceito, mensagem } = documento.sobre(doc)
  const verificando = aceito === null && mensagem !== ''
  const texto = (campo: keyof Dados, maxLength: number) => ({
    required: true,
    autoComplete: 'off',
    maxLength,
    error: errors[campo]?.message,
    ...form.register(campo),
  })
  return (
    <FormularioDaAcao
      acao={acao}
      rascunho={acao.rascunho}
      janela={janela}
      botoes={{ enviar: 'Cadastrar', fechar: 'Cancelar' }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CampoMascarado
          tipo="cpfOuCnpj"
          label="CPF ou CNPJ"
          required
          data-autofocus
          description={aceito === false ? undefined : mensagem}
          error={aceito === false ? mensagem : verificando ? undefined : errors.doc?.message}
          {...registrar(form.register('doc'))}
        />
        <ImportarDaReceita form={form} documento={doc} />
        <TextInput
          label={tipoDeDocumento(doc) === 'CPF' ? 'Nome' : 'Razão social'}
          {...texto('razSoc', TAMANHO_DO_CADASTRO.razaoSocial)}
        />
        <TextInput label="Nome fantasia" {...texto('fant', TAMANHO_DO_CADASTRO.nomeFantasia)} />
        <TextInput label="Nome do contato" {...texto('nomeContato', TAMANHO_DO_CADASTRO.nomeContato)} />
        <TextInput label="E-mail" type="email" {...texto('email', TAMANHO_DO_CADASTRO.email)} />
        <CampoMascarado
          tipo="telefone"
          label="Telefone"
          placeholder="(00) 000000000"
          required
          error={errors.telefone?.message}
          {...registrar(form.register('telefone'))}
        />
      </SimpleGrid>
    </FormularioDaAcao>
  )
}

import {
  alterarContato,
  type Contato,
  criarContato,
  listarTiposDeContato,
  TAMANHO_DO_CONTATO,
} from '@balcao/dominio/contatos/contratos'
import { problemasDoContato } from '@balcao/dominio/contatos/problemas-do-contato'
import { SimpleGrid, TextInput } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { useParametro } from '../../platform/parametros.ts'
import { criarSeletorDeLista } from '../../seletores/criar-seletor-de-lista.tsx'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoMascarado } from '../../ui/campos/campo-mascarado.tsx'
import { registrar } from '../../ui/campos/registrar.ts'
import { useDiaAtual } from '../../ui/retorno/use-dia-atual.ts'

const SeletorDeTipo = criarSeletorDeLista({
  contrato: listarTiposDeContato,
  rotulo: 'Tipo',
  paraOpcao: ({ id, desc }) => ({ valor: id, nome: desc }),
})

/** What is left empty was not told. */
const ouNada = <T extends z.ZodMiniType>(campo: T) =>
  z.pipe(
    z.transform((valor: unknown) => (valor === '' ? null : valor)),
    campo,
  )

const { contato, tipocontato, ...opcionais } = criarContato.corpo.shape
const esquema = z.object({
  contato,
  tipocontato,
  documento: ouNada(opcionais.documento),
  datanascimento: ouNada(opcionais.datanascimento),
  time: ouNada(opcionais.time),
  cargo: ouNada(opcionais.cargo),
  telefone: ouNada(opcionais.telefone),
  celular: ouNada(opcionais.celular),
  email: ouNada(opcionais.email),
})
type Dados = z.output<typeof esquema>

type Campos = {
  contato: string
  tipocontato: number | null
  documento: string
  datanascimento: string | null
  time: string
  cargo: string
  telefone: string
  celular: string
  email: string
}

const camposDe = (atual: Contato | null): Campos => ({
  contato: atual?.nome ?? '',
  tipocontato: atual?.tipo ?? null,
  documento: atual?.doc ?? '',
  datanascimento: atual?.dtNasc ?? null,
  time: atual?.time ?? '',
  cargo: atual?.cargo ?? '',
  telefone: atual?.telefone ?? '',
  celular: atual?.celular ?? '',
  email: atual?.email ?? '',
})

type DialogoDoContatoProps = {
  idCli: number
  /** Null is closed; 'novo' is one that does not exist yet. */
  qual: Contato | 'novo' | null
  /** Those on the page, among which none may be told twice; the server knows the others. */
  contatos: readonly Contato[]
  /** Asks how the contacts are now. */
  recarregar: () => Promise<readonly Contato[] | undefined>
  aoFechar: () => void
}

export function DialogoDoContato({ qual, aoFechar, ...resto }: DialogoDoContatoProps) {
  const janela = useJanelaUnica(qual === 'novo' ? 'Novo contato' : 'Editar contato', aoFechar)
  return (
    <JanelaDaAcao aberta={qual !== null} janela={janela} largura={680}>
      {qual === 'novo' && <Novo {...resto} janela={janela} />}
      {qual !== null && qual !== 'novo' && (
        <Alteracao key={qual.id} {...resto} janela={janela} atual={qual} />
      )}
    </JanelaDaAcao>
  )
}

type FormularioProps = Omit<DialogoDoContatoProps, 'qual' | 'aoFechar'> & { janela: JanelaUnica }

/** The rule that the server asks too, with what the branch demands. */
function useRegra(contatos: readonly Contato[], atual: Contato | null) {
  const hoje = useDiaAtual()
  const exige = {
    contatoExigeEmail: useParametro('contatoExigeEmail'),
    contatoExigeCpf: useParametro('contatoExigeCpf'),
  }
  const outros = contatos
    .filter(({ id }) => id !== atual?.id)
    .map(({ doc, email }) => ({ documento: doc, email }))
  return (dados: Dados) => problemasDoContato(dados, outros, exige, hoje)
}

function Novo({ idCli, contatos, janela }: FormularioProps) {
  const acao = useFormularioDaAcao<typeof criarContato, Campos, Dados>(criarContato, {
    alvo: { params: { idCli } },
    esquema,
    valores: camposDe(null),
    regra: useRegra(contatos, null),
    mensagem: 'Contato cadastrado.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Cadastrar contato', fechar: 'Cancelar' }}
    >
      <CamposDoContato />
    </FormularioDaAcao>
  )
}

function Alteracao({ idCli, contatos, recarregar, janela, atual }: FormularioProps & { atual: Contato }) {
  const acao = useFormularioDaAcao<typeof alterarContato, Campos, Dados>(alterarContato, {
    alvo: {
      params: { idCli, idCont: atual.id },
      versao: atual.versao,
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      recarregar: async () => (await recarregar())?.find(({ id }) => id === atual.id)?.versao,
    },
    esquema,
    valores: camposDe(atual),
    regra: useRegra(contatos, atual),
    mensagem: 'Contato alterado.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      tituloDoConflito="Este contato mudou enquanto você preenchia"
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
    >
      <CamposDoContato />
    </FormularioDaAcao>
  )
}

function CamposDoContato() {
  const { register, control, formState } = useFormContext<Campos>()
  const { errors } = formState
  const hoje = useDiaAtual()
  const exigeEmail = useParametro('contatoExigeEmail')
  const exigeCpf = useParametro('contatoExigeCpf')
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label="Nome"
        required
        data-autofocus
        autoComplete="off"
        maxLength={TAMANHO_DO_CONTATO.nome}
        error={errors.contato?.message}
        {...register('contato')}
      />
      <Controller
        control={control}
        name="tipocontato"
        render={({ field }) => <SeletorDeTipo required {...field} error={errors.tipocontato?.message} />}
      />
      <CampoMascarado
        tipo="cpf"
        label="CPF"
        required={exigeCpf}
        error={errors.documento?.message}
        {...registrar(register('documento'))}
      />
      <CampoDeData
        label="Data de nascimento"
        maxima={hoje}
        error={errors.datanascimento?.message}
        {...registrar(register('datanascimento'))}
      />
      <TextInput
        label="Cargo"
        autoComplete="off"
        maxLength={TAMANHO_DO_CONTATO.cargo}
        error={errors.cargo?.message}
        {...register('cargo')}
      />
      <TextInput
        label="Time"
        autoComplete="off"
        maxLength={TAMANHO_DO_CONTATO.time}
        error={errors.time?.message}
        {...register('time')}
      />
      <CampoMascarado
        tipo="telefone"
        label="Telefone"
        placeholder="(00) 000000000"
        error={errors.telefone?.message}
        {...registrar(register('telefone'))}
      />
      <CampoMascarado
        tipo="telefone"
        label="Celular"
        placeholder="(00) 000000000"
        error={errors.celular?.message}
        {...registrar(register('celular'))}
      />
      <TextInput
        label="E-mail"
        type="email"
        required={exigeEmail}
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
    </SimpleGrid>
  )
}

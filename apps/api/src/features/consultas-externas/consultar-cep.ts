import { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { criarJuncao } from '../../platform/em-andamento.ts'
import { rota } from '../../rota.ts'
import { anotarSemParar } from './anotar.ts'
import type { EnderecoDoCep } from './cep.ts'
import { consultarEmCadeia, type Resultado } from './em-cadeia.ts'
import { type CriarFonte, escolherFontes } from './fonte.ts'
import { cepDaCasa } from './proprias.ts'
import { viaCep } from './viacep.ts'

const FONTES: Record<string, CriarFonte<EnderecoDoCep>> = { LOCAL: cepDaCasa, VIACEP: viaCep }

const juntar = criarJuncao<Resultado<EnderecoDoCep>>()

const SO_O_CEP = { logradouro: '', complemento: '', bairro: '', localidade: '', uf: '', ibge: '' }

const lerGuardado = (guardado: unknown): EnderecoDoCep | null => {
  const { data } = consultarCep.resposta.safeParse({ ...(guardado as object), fonte: null })
  if (!data) return null
  const { fonte: _, erro: __, ...endereco } = data
  return endereco
}

/** CAD-09 Whoever types an address is never stopped by it: what was not found comes as an answer too. */
export const rotaConsultarCep = rota(
  consultarCep,
  async ({ params: { cep }, sessao, negocio, agora, tx: banco, resposta }) => {
    const parametros = negocio.parametrosEntre(sessao.filialId === null ? [] : [sessao.filialId])
    const fontes = escolherFontes(parametros.cepFontes, FONTES, { chave: cep, banco, parametros })
    const pergunta = JSON.stringify([negocio.id, cep, fontes, parametros.cepDias])
    const resultado = await juntar(pergunta, () =>
      consultarEmCadeia({
        banco,
        tipo: 'CEP',
        chave: cep,
        fontes,
        dias: parametros.cepDias,
        agora,
        ler: lerGuardado,
        anotar: anotarSemParar(resposta),
      }),
    )
    if (typeof resultado === 'string') return { cep, ...SO_O_CEP, erro: resultado, fonte: null }
    return { ...resultado.resposta, fonte: resultado.fonte }
  },
)
